// The library as other projects install it: static and shared, found by CMake and by pkg-config. Builds a Debug library
// into build/package, and a Release library into build/package-release.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("../..", import.meta.url));
const consumer = join(top, "tests/package/consumer");
const build = join(top, "build/package");
const folder = mkdtempSync(join(tmpdir(), "nonet-package-"));
const version = JSON.parse(readFileSync(join(top, "package.json"), "utf8")).version;
after(() => rmSync(folder, { recursive: true }));

/**
 * Runs a program and returns its output; fails when the program does.
 * @param {string[]} words
 * @param {Record<string, string>} [env]
 */
function run(words, env = {}) {
  const { status, stdout, stderr } = spawnSync(words[0], words.slice(1), {
    encoding: "utf8",
    env: { ...process.env, ...env },
    cwd: folder,
  });
  assert.equal(status, 0, `${words.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
}

/** @param {string} output @param {number} [contracts] 1 if the library checks contracts */
function expectAnswers(output, contracts = 1) {
  assert.match(output, /^solution 987654321246173985351928746128537694634892157795461832519286473472319568863745219$/m);
  assert.match(output, /^within candidates 1423324143122134$/m);
  assert.match(output, /^hint \{"version":1,"technique":"/m);
  assert.match(output, /^count 1$/m);
  assert.ok(output.includes(`version ${version} contracts ${contracts}`));
}

/** Builds the library alone. @param {string} out @param {string[]} words of the configuration */
function buildLibrary(out, words) {
  run([
    "cmake",
    "-S",
    top,
    "-B",
    out,
    "-G",
    "Ninja",
    "-DNONET_TESTS=OFF",
    "-DNONET_PROGRAMS=OFF",
    "-DNONET_UNITY_FOLDERS=ON",
    ...words,
  ]);
  run(["cmake", "--build", out]);
}

/**
 * Builds the consumer with an installed library, and runs it.
 * @param {string} out
 * @param {string} prefix
 * @param {string} type
 * @returns {string} its output
 */
function builtConsumer(out, prefix, type) {
  run([
    "cmake",
    "-S",
    consumer,
    "-B",
    out,
    "-G",
    "Ninja",
    `-DCMAKE_BUILD_TYPE=${type}`,
    `-DCMAKE_PREFIX_PATH=${prefix}`,
    "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Werror",
  ]);
  run(["cmake", "--build", out]);
  return run([join(out, "consumer")]);
}

before(
  () => buildLibrary(build, ["-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0", "-DBUILD_SHARED_LIBS=ON"]),
  { timeout: 15 * 60_000 },
);

for (const kind of ["static", "shared"]) {
  describe(`the ${kind} library`, () => {
    const prefix = join(folder, kind);
    const found = { PKG_CONFIG_PATH: join(prefix, "lib/pkgconfig"), LD_LIBRARY_PATH: join(prefix, "lib") };
    before(() => {
      run(["cmake", "--install", build, "--prefix", prefix, "--component", `nonet-${kind}`]);
    });

    // Whether contracts are checked is decided by the library, here a Debug build, and never by the project.
    for (const type of ["Release", "Debug"]) {
      it(`is found by CMake, in a ${type} build of a project with a folder core of its own`, () => {
        expectAnswers(builtConsumer(join(folder, `${kind}-${type}`), prefix, type));
      });
    }

    it("is found by pkg-config", () => {
      const arguments_ = run(
        ["pkg-config", "--cflags", "--libs", ...(kind === "static" ? ["--static"] : []), "nonet"],
        found,
      )
        .trim()
        .split(/\s+/);
      const program = join(folder, `${kind}-pc`);
      run(["c++", "-std=c++20", "-I", consumer, join(consumer, "main.cpp"), "-o", program, ...arguments_]);
      expectAnswers(run([program], found));
    });

    it("has headers under nonet/ alone, which include each other and the standard library", () => {
      const include = join(prefix, "include");
      assert.deepEqual(readdirSync(include), ["nonet"]);
      const headers = readdirSync(include, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".h"));
      assert.ok(headers.includes("nonet/nonet.h"));
      for (const header of headers) {
        for (const [, name] of readFileSync(join(include, header), "utf8").matchAll(/#\s*include\s+"([^"]+)"/g)) {
          assert.ok(name.startsWith("nonet/") && existsSync(join(include, name)), `${header} includes ${name}`);
        }
      }
    });

    it("leaks no flags", () => {
      const targets = readFileSync(join(prefix, `lib/cmake/nonet/nonet-${kind}-targets.cmake`), "utf8");
      assert.doesNotMatch(targets, /INTERFACE_COMPILE_(OPTIONS|DEFINITIONS)/);
      assert.doesNotMatch(targets, new RegExp(top));
    });
  });
}

it("builds the program of README.md by the command shown there, and the program prints what is shown", () => {
  const readme = readFileSync(join(top, "README.md"), "utf8");
  const [, program] = /^```cpp\n([^]*?)^```/m.exec(readme) ?? [];
  const [, command, output] = /^ {4}\$ (c\+\+ .*)\n {4}\$ \.\/main\n((?: {4}.*\n)+)/m.exec(readme) ?? [];
  writeFileSync(join(folder, "main.cpp"), program);
  symlinkSync(join(folder, "static"), join(folder, "nonet"));
  assert.equal(
    run(["bash", "-c", `${command} && ./main`], { HOME: folder }).trimEnd(),
    output.replace(/^ {4}/gm, "").trimEnd(),
  );
});

// Whether contracts are checked depends on the configuration and not on the optimisation, so -O1 is enough.
describe("a static Release library", () => {
  const out = join(top, "build/package-release");
  const prefix = join(folder, "release");
  before(
    () => {
      buildLibrary(out, ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG"]);
      run(["cmake", "--install", out, "--prefix", prefix, "--component", "nonet-static"]);
    },
    { timeout: 15 * 60_000 },
  );

  for (const type of ["Debug", "Release"]) {
    it(`checks no contracts in a ${type} build of a project either`, () => {
      expectAnswers(builtConsumer(join(folder, `release-${type}`), prefix, type), 0);
    });
  }
});

it("no kernel defines a function that other files define too, even without optimisation", () => {
  const objects = readdirSync(join(build, "core"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /(backend|contraction)_(sse4|avx2|avx512|neon)\.cpp\.o$/.test(name),
  );
  assert.ok(objects.length > 0 || !["x64", "arm64"].includes(process.arch));
  for (const object of objects) {
    const weak = run(["nm", "-C", join(build, "core", object)])
      .split("\n")
      .filter((line) => / [WV] /.test(line));
    assert.deepEqual(weak, [], object);
  }
});

it("the shared library exports the public interface and no kernel", () => {
  const symbols = run(["nm", "-DC", "--defined-only", join(folder, "shared/lib/libnonet.so")]);
  assert.match(symbols, / T nonet::solve\(/);
  assert.match(symbols, / T nonet::next_step\(/);
  assert.doesNotMatch(symbols, /nonet::(ClassicSearch|ClauseSearch|Contraction|SplitTable|UnavoidableSets)::/);
});
