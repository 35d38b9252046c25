// Owns the rules that lint enforces: layers (who may import whom) and, in cartridges, no allocation.
import js from "@eslint/js";
import ts from "typescript-eslint";

const GAME = "assembly/games/*";

/** Forbids every import that does not match the pattern: a layer is what it may see. */
const onlyImports = (regex, message) => ({
  "no-restricted-imports": ["error", { patterns: [{ regex: `^(?!(${regex})$)`, message }] }],
});

/** Forbids the imports that match. */
const noImports = (regex, message) => ({
  "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
});

const CONSOLE_DATA = "(\\.\\./)+console/(abi|state-map)";

const layers = [
  {
    files: [`${GAME}/data.ts`, `${GAME}/data-*.ts`],
    rules: onlyImports(`\\./data[-a-z]*|${CONSOLE_DATA}`, "data sees other data only."),
  },
  {
    files: [`${GAME}/state.ts`, `${GAME}/state-*.ts`],
    rules: onlyImports(`\\./(data|state)[-a-z]*|${CONSOLE_DATA}`, "state sees data and the state map only."),
  },
  {
    files: [`${GAME}/rules.ts`, `${GAME}/rules-*.ts`, `${GAME}/{queries,possible}*.ts`],
    rules: onlyImports(
      `\\./(data|state|rules|queries|possible)[-a-z]*|${CONSOLE_DATA}`,
      "rules see state and data only: nothing that draws, no PRNG.",
    ),
  },
  {
    files: [`${GAME}/bot.ts`, `${GAME}/bot-*.ts`],
    rules: onlyImports(
      `\\./(data|state|rules|queries|possible|bot)[-a-z]*|(\\.\\./)+console/(abi|state-map|rng|chance)`,
      "a computer player sees rules, state and the PRNG: nothing that draws.",
    ),
  },
  {
    files: [`${GAME}/view.ts`, `${GAME}/view-*.ts`],
    rules: noImports(
      "/(ui|cart|inspect|bot|rng|chance|shell)$",
      "view draws what it is given: no input, no PRNG, no shell.",
    ),
  },
  {
    files: ["assembly/console/**/*.ts"],
    rules: noImports("(games|menu)/", "the console library knows no game."),
  },
  {
    files: ["assembly/**/*.ts"],
    ignores: [
      "assembly/console/**",
      ...["data", "state", "rules", "queries", "possible", "bot", "view"].flatMap((layer) => [
        `${GAME}/${layer}.ts`,
        `${GAME}/${layer}-*.ts`,
      ]),
      "assembly/**/*.spec.ts",
      // Itself another cartridge from the same sources.
      `${GAME}/{cart,inspect}.ts`,
    ],
    rules: noImports("/(cart|inspect)$", "nothing imports cart.ts or inspect.ts."),
  },
  {
    files: ["host/web/**/*.ts"],
    rules: noImports("(tools|tests|assembly)/", "the emulator sees host/web and packages only."),
  },
];

const no = (selector, message) => ({ selector, message });

/** What would pull in an allocator, hide state outside the state region, or differ between engines. */
const noAllocation = {
  "no-restricted-syntax": [
    "error",
    no("NewExpression", "new allocates: overlay an @unmanaged class with changetype."),
    no("TemplateLiteral", "Template literals build strings: use the text builder."),
    no("ObjectExpression", "An object literal allocates."),
    no(
      'ArrayExpression:not(CallExpression[callee.object.name="memory"][callee.property.name="data"] > ArrayExpression)',
      "An array literal allocates: write memory.data<u8>([...]).",
    ),
    no(
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind!="const"]',
      "A variable outside functions is lost with the instance: keep it in the state.",
    ),
    no(
      "Literal[value=type(string)]:not(CallExpression[callee.name=/^(t|offsetof|ERROR)$/] > Literal, ImportDeclaration > Literal, ExportNamedDeclaration > Literal, ExportAllDeclaration > Literal)",
      'A string stands as UTF-16 behind a header: write t("...") for packed bytes.',
    ),
    no(
      "TSTypeReference[typeName.name=/^(Map|Set|Array|StaticArray|String|Uint8Array|ArrayBuffer|DataView|Date|RegExp)$/]",
      "This type lives on a heap, and a cartridge has none.",
    ),
    no("TSStringKeyword", "A string lives on a heap: pass a pointer to packed bytes (usize)."),
    no(
      "TSTypeReference[typeName.name=/^f(32|64)$/]",
      "Floats are slow on the device and their NaN bits differ between engines: use integers.",
    ),
  ],
  "no-restricted-properties": [
    "error",
    { object: "Math", property: "random", message: "It adds an import." },
  ],
};

export default ts.config(
  { ignores: ["build/**", "node_modules/**"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{js,mjs}"],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: { process: "readonly", console: "readonly", Buffer: "readonly", URL: "readonly" },
    },
  },
  {
    files: ["**/*.ts"],
    extends: [js.configs.recommended, ...ts.configs.recommended],
    rules: {
      eqeqeq: "error",
      "no-console": "off",
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "max-lines": ["warn", 300],
      "max-lines-per-function": ["warn", { max: 40, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ["tools/**/*.ts", "tests/**/*.ts", "host/web/**/*.ts"],
    ignores: ["tests/carts/**"],
    languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
    },
  },
  {
    // The compiler's syntax tree has no types worth the name.
    files: ["tools/asc/*"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
  {
    // node:test: suites are long by nature, and its describe and test return promises nobody awaits.
    files: ["tests/**/*.test.ts"],
    rules: {
      "max-lines-per-function": "off",
      "@typescript-eslint/no-floating-promises": [
        "error",
        {
          allowForKnownSafeCalls: [
            { from: "package", name: ["test", "it", "describe", "suite"], package: "node:test" },
          ],
        },
      ],
    },
  },
  {
    // AssemblyScript: TypeScript's syntax with its own types; integers compare with == and narrow with <T>.
    files: ["assembly/**/*.ts", "tests/carts/**/*.ts"],
    rules: {
      eqeqeq: "off",
      "no-constant-condition": "off",
      "no-loss-of-precision": "off",
      "prefer-const": "error",
      "@typescript-eslint/no-unused-vars": ["error", { args: "none" }],
      "@typescript-eslint/no-unused-expressions": "off",
    },
  },
  {
    files: ["assembly/**/*.ts", "tests/carts/**/*.ts"],
    ignores: [
      "assembly/**/*.spec.ts",
      "assembly/**/inspect*.ts",
      "assembly/**/*.d.ts",
      // The words t() and cartInfo() themselves: the build replaces them.
      "assembly/console/texts.ts",
    ],
    rules: noAllocation,
  },
  {
    // Rules that are read beside a rulebook stay in one file.
    files: [`${GAME}/rules.ts`],
    rules: { "max-lines": ["warn", 400] },
  },
  {
    // Generated: as long as its data.
    files: ["assembly/console/{abi,font-data,icon-data}.ts", "host/web/abi.ts"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["assembly/**/*.spec.ts"],
    rules: { "max-lines-per-function": "off" },
  },
  ...layers,
);
