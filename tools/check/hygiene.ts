// Owns the small habits that hold for every file: first line, no foreign hosts, no open ends, links that lead somewhere.
import { existsSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import type { TextFile } from "./files.ts";

const COMMENT_STARTS: Record<string, RegExp> = {
  ".ts": /^\/\/ \S.{15,}|^\/\*/,
  ".mts": /^\/\/ \S.{15,}/,
  ".js": /^\/\/ \S.{15,}/,
  ".mjs": /^\/\/ \S.{15,}/,
  ".c": /^(\/\/|\/\*) ?\S.{15,}/,
  ".h": /^(\/\/|\/\*) ?\S.{15,}/,
  ".css": /^\/\* \S.{15,}/,
  ".sh": /^# \S.{15,}/,
};

// The words are put together here so that this file does not find itself.
const joined = (...parts: string[]): string => parts.join("");
const FORBIDDEN: [RegExp, string][] = [
  [
    new RegExp(
      [
        joined("registry", "\\.(np", "mjs|yarn)"),
        joined("\\bnp", "mjs\\.(com|org)"),
        joined("yarn", "pkg\\.com"),
        joined("py", "pi\\.org"),
        joined("pythonhos", "ted\\.org"),
        joined("crates", "\\.io"),
        joined("proxy\\.go", "lang"),
        joined("deb\\.deb", "ian"),
        joined("git", "hub\\.com/[^ )]*/releases/download"),
      ].join("|"),
    ),
    "names the host of a package registry: name the package alone",
  ],
  [new RegExp(joined("\\.\\./sha", "red\\b|/work", "/(main|sha", "red)")), "points outside the project"],
  [
    new RegExp(joined("\\b(TO", "DO|FIX", "ME|X", "XX)\\b(?!.*#\\d)")),
    "leaves something open: finish it or file an issue",
  ],
];

/** Problems of one file, each "path:line: words". */
export function fileProblems({ path, text }: TextFile): string[] {
  const problems: string[] = [];
  const say = (line: number, words: string): number => problems.push(`${path}:${line}: ${words}`);
  const first = text.startsWith("#!") ? text.slice(text.indexOf("\n") + 1) : text;
  const start = text.startsWith("#!") ? /^# \S.{15,}/ : COMMENT_STARTS[extname(path)];
  if (start && !start.test(first)) say(1, "the first line does not say what the file owns");
  if (text && !text.endsWith("\n")) say(text.split("\n").length, "no line feed at the end");
  if (text.includes("\r")) say(1, "has carriage returns");
  if (path === "package-lock.json") return problems.concat(lockProblems(text));
  text.split("\n").forEach((line, index) => {
    for (const [pattern, words] of FORBIDDEN) if (pattern.test(line)) say(index + 1, words);
  });
  return problems;
}

/** The lock must not say where packages come from: every machine has its own source for them. */
function lockProblems(text: string): string[] {
  const index = text.split("\n").findIndex((line) => /"resolved": *"http/.test(line));
  return index < 0 ? [] : [`package-lock.json:${index + 1}: names a host (.npmrc keeps them out)`];
}

/** Links of a Markdown page to files that are not there. */
export function linkProblems(root: string, { path, text }: TextFile): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(#[^)\s]*)?\)/g)]
    .map((match) => match[1]!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(root, dirname(path), decodeURI(target))))
    .map((target) => `${path}:1: links to ${target}, which is not there`);
}

/** Versions that are not pinned exactly, and scripts whose file is missing. */
export function packageProblems(root: string, text: string): string[] {
  const facts = JSON.parse(text) as {
    scripts: Record<string, string>;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const loose = Object.entries({ ...facts.dependencies, ...facts.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `package.json:1: ${name} ${version} is not an exact version`);
  const missing = Object.entries(facts.scripts)
    .map(([name, script]) => [name, /(tools\/\S+)/.exec(script)?.[1]] as const)
    .filter(([, file]) => file !== undefined && !existsSync(join(root, file)))
    .map(([name, file]) => `package.json:1: npm run ${name} starts ${file}, which is not there`);
  return [...loose, ...missing];
}
