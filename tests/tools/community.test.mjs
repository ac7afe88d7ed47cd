// What people meet on GitHub: forms for issues, and who proposes newer packages.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(`${root}${path}`, "utf8");
const forms = readdirSync(`${root}.github/ISSUE_TEMPLATE`).filter((name) => name !== "config.yml");

test("each form of an issue is one that GitHub takes: it has a name, a description, and fields with different names", () => {
  assert.equal(forms.length, 3);
  for (const form of forms) {
    const { name, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${form}`));
    assert.ok(name && description, form);
    for (const { type, id, attributes, validations = {} } of body) {
      assert.ok(["input", "textarea", "dropdown"].includes(type) && attributes.label, `${form}: ${id}`);
      assert.equal(type === "dropdown", Array.isArray(attributes.options), `${form}: ${id}`);
      assert.ok(["undefined", "boolean"].includes(typeof validations.required), `${form}: ${id}`);
    }
    assert.equal(new Set(body.map((/** @type {any} */ { id }) => id)).size, body.length, form);
    assert.ok(
      body.some((/** @type {any} */ { validations }) => validations?.required),
      form,
    );
  }
});

test("newer versions are proposed for every place that names versions", () => {
  const { updates } = parse(read(".github/dependabot.yml"));
  const places = updates.flatMap((/** @type {any} */ { directory, directories = [directory] }) => directories);
  for (const place of places) assert.ok(existsSync(`${root}${place}`), place);
  const hosts = readdirSync(`${root}tests/hosts`).map((name) => `/tests/hosts/${name}`);
  const locked = ["/", "/tests/hosts", ...hosts].filter((place) => existsSync(`${root}${place}/package-lock.json`));
  const actions = readdirSync(`${root}.github/actions`).map((name) => `/.github/actions/${name}`);
  for (const place of [...locked, ...actions, "/.devcontainer"]) assert.ok(places.includes(place), place);
  for (const { schedule, "package-ecosystem": kind } of updates) assert.equal(schedule.interval, "weekly", kind);
});

test("the devcontainer installs by ./dev", () => {
  const { onCreateCommand, build } = JSON.parse(read(".devcontainer/devcontainer.json"));
  assert.ok(existsSync(`${root}.devcontainer/${build.dockerfile}`));
  assert.match(read("tools/dev-help.txt"), new RegExp(`^ {2}${onCreateCommand.replace("./dev ", "")}\\b`, "m"));
});
