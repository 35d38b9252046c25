// Owns the system tools beside Node that the project uses: installs them on Debian and Ubuntu, names the command elsewhere.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { arch, platform } from "node:os";

// Plain Node on purpose: `npm run setup` must work before anything is built.

/** What is needed, what for, how it is recognised, and its package for each package manager. */
const tools = [
  {
    what: "C compiler",
    why: "desktop host, npm run play, its tests",
    commands: ["gcc"],
    packages: {
      apt: ["gcc", "libc6-dev"],
      dnf: ["gcc", "libasan", "libubsan"],
      pacman: ["gcc"],
      brew: ["gcc"],
    },
  },
  {
    what: "cross compiler for ARM",
    why: "npm run firmware, the emulated device in tests",
    commands: ["arm-none-eabi-gcc"],
    packages: {
      apt: ["gcc-arm-none-eabi"],
      dnf: ["arm-none-eabi-gcc-cs"],
      pacman: ["arm-none-eabi-gcc"],
      brew: ["arm-none-eabi-gcc"],
    },
  },
  {
    what: "clang-format",
    why: "format of the C sources in npm run check",
    commands: ["clang-format"],
    packages: {
      apt: ["clang-format"],
      dnf: ["clang-tools-extra"],
      pacman: ["clang"],
      brew: ["clang-format"],
    },
  },
  {
    what: "Chromium",
    why: "tests of the browser emulator",
    commands: ["chromium", "chromium-browser", "google-chrome", "Chromium"],
    packages: { apt: ["chromium"], dnf: ["chromium"], pacman: ["chromium"], brew: ["chromium"] },
  },
];

const INSTALL = { apt: "apt-get install", dnf: "dnf install", pacman: "pacman -S", brew: "brew install" };

function findCommand(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  if (platform() === "darwin") folders.push("/Applications/Chromium.app/Contents/MacOS");
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The package manager of this system, or null. */
function findManager() {
  if (platform() === "darwin") return "brew";
  if (findCommand("apt-get")) return "apt";
  if (findCommand("dnf")) return "dnf";
  if (findCommand("pacman")) return "pacman";
  return null;
}

function stop(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

function run(command, args) {
  console.log(`> ${[command, ...args].join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const result = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env });
  return result.status === 0;
}

/** Installs Debian packages; as another user than root through sudo. */
function installWithApt(packages) {
  const command = `sudo apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  const prefix = process.getuid?.() === 0 ? [] : ["sudo"];
  if (prefix.length && !findCommand("sudo")) {
    stop(`Installing needs root and there is no sudo; as root run: ${command.replace("sudo ", "")}`, 1);
  }
  const apt = (...args) => {
    const words = [...prefix, "apt-get", ...args];
    return run(words[0], words.slice(1));
  };
  // A stale package list names files that are gone from the mirror, so it is renewed first.
  if (!apt("update", "-q") || !apt("install", "-y", "-q", "--no-install-recommends", ...packages)) {
    stop(`apt-get could not install ${packages.join(", ")}; its own words stand above.`, 1);
  }
}

function help() {
  console.log(`npm run setup -- [--print]

Installs the system tools that the project uses beside Node: through apt-get on Debian and Ubuntu;
on other systems it prints the command to run.

  --print  only say what is there and what is missing
  --help   this page`);
}

function main(args) {
  if (args.includes("--help") || args.includes("-h")) return help();
  const wrong = args.find((arg) => arg !== "--print");
  if (wrong) stop(`There is no option ${wrong}; npm run setup -- --help lists what there is.`, 2);
  const missing = [];
  for (const tool of tools) {
    const path = tool.commands.map(findCommand).find(Boolean);
    console.log(`${path ? "there  " : "missing"}  ${tool.what} (${tool.why})${path ? `: ${path}` : ""}`);
    if (!path) missing.push(tool);
  }
  if (missing.length === 0) return console.log("Nothing to install.");
  const manager = findManager();
  if (!manager) {
    const names = missing.map((tool) => tool.what).join(", ");
    return stop(
      `No known package manager on this system (${platform()}, ${arch()}): please install ${names}.`,
      1,
    );
  }
  const packages = missing.flatMap((tool) => tool.packages[manager]);
  if (args.includes("--print") || manager !== "apt") {
    const sudo = manager === "brew" ? "" : "sudo ";
    return console.log(`Run: ${sudo}${INSTALL[manager]} ${packages.join(" ")}`);
  }
  installWithApt(packages);
  console.log("Everything is there.");
}

main(process.argv.slice(2));
