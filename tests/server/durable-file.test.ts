import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { writeFileAtomically } from "#server/lib/atomic-file";
import { readSessionSecret } from "#server/startup/session-secret";
import { temporaryFolder } from "#tests/helpers/process";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test("a file is written completely and privately, and leaves no other files", () => {
  writeFileAtomically(join(folder, "file"), () => "content");
  expect(readFileSync(join(folder, "file"), "utf8")).toBe("content");
  expect(modeOf(join(folder, "file"))).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["file"]);
});

test("an existing file stays unchanged, even an empty one", () => {
  const path = join(folder, "file");
  writeFileSync(path, "");
  writeFileAtomically(path, () => "content");
  expect(readFileSync(path, "utf8")).toBe("");
});

test("when two processes create a file, the first wins and the other leaves nothing behind", () => {
  const path = join(folder, "file");
  writeFileAtomically(path, () => {
    writeFileAtomically(path, () => "first");
    return "second";
  });
  expect(readFileSync(path, "utf8")).toBe("first");
  expect(readdirSync(folder)).toEqual(["file"]);
});

test("the secret is created once; a truncated one is neither used nor replaced", () => {
  const secret = readSessionSecret({ sessionSecret: undefined, dataDir: folder });
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readSessionSecret({ sessionSecret: undefined, dataDir: folder })).toBe(secret);
  const path = join(folder, "session-secret");
  expect(modeOf(path)).toBe(0o600);
  writeFileSync(path, "");
  expect(() => readSessionSecret({ sessionSecret: undefined, dataDir: folder })).toThrow(
    `Set SESSION_SECRET: the secret in ${path} is too short.`,
  );
  expect(readFileSync(path, "utf8")).toBe("");
});
