import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { instanceSecret } from "#server/boot/secret";
import { placeFile } from "#server/kernel/durable-file";
import { temporaryFolder } from "#tests/helpers/process";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test("a file is there whole, for this user alone, with nothing beside it", () => {
  placeFile(join(folder, "file"), () => "content");
  expect(readFileSync(join(folder, "file"), "utf8")).toBe("content");
  expect(modeOf(join(folder, "file"))).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["file"]);
});

test("a file that is there stays as it is, even an empty one", () => {
  const path = join(folder, "file");
  writeFileSync(path, "");
  placeFile(path, () => "content");
  expect(readFileSync(path, "utf8")).toBe("");
});

test("of two processes that make a file at once, the first wins, and the other leaves nothing behind", () => {
  const path = join(folder, "file");
  placeFile(path, () => {
    placeFile(path, () => "first");
    return "second";
  });
  expect(readFileSync(path, "utf8")).toBe("first");
  expect(readdirSync(folder)).toEqual(["file"]);
});

test("the secret is made once; one that was cut short is not used, and not replaced", () => {
  const secret = instanceSecret(undefined, folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(instanceSecret(undefined, folder)).toBe(secret);
  const path = join(folder, "session-secret");
  expect(modeOf(path)).toBe(0o600);
  writeFileSync(path, "");
  expect(() => instanceSecret(undefined, folder)).toThrow(
    `SESSION_SECRET is needed, because ${path} is too short.`,
  );
  expect(readFileSync(path, "utf8")).toBe("");
});
