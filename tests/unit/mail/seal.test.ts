import { expect, it } from "vitest";
import { createEncryption } from "#server/mail/encryption";

const TEXT = "https://askwell.test/access?token=geheim – ünïcode";
const { seal, open } = createEncryption("a secret of thirty-two characters");

it("decrypts what it encrypted", () => {
  expect(open(seal(TEXT, "jane@example.com"), "jane@example.com")).toBe(TEXT);
});

it("hides the text and encrypts it differently each time", () => {
  const [first, second] = [seal(TEXT, "x"), seal(TEXT, "x")];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, "base64url").toString("latin1")).not.toContain("token");
});

it("refuses text for another recipient", () => {
  const sealed = seal(TEXT, "jane@example.com");
  expect(() => open(sealed, "eve@example.com")).toThrow();
});

it("refuses text encrypted with another secret", () => {
  const sealed = createEncryption("another secret of enough characters").seal(TEXT, "x");
  expect(() => open(sealed, "x")).toThrow();
});

it("refuses changed or truncated text", () => {
  const bytes = Buffer.from(seal(TEXT, "x"), "base64url");
  const changed = Buffer.from(bytes);
  changed[changed.length - 1]! ^= 1;
  expect(() => open(changed.toString("base64url"), "x")).toThrow();
  expect(() => open(bytes.subarray(0, 20).toString("base64url"), "x")).toThrow();
  expect(() => open("", "x")).toThrow();
});
