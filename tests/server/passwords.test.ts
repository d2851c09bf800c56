import { expect, test } from "vitest";
import { createPasswords, DECOY } from "#server/lib/passwords";

/** Two running and twenty waiting. */
const CAPACITY = 22;

test("a password is hashed as argon2id with at least 19 MiB and two passes, and a random salt", async () => {
  const passwords = createPasswords();
  const [firstHash, secondHash] = await Promise.all([
    passwords.hash("correct-horse"),
    passwords.hash("correct-horse"),
  ]);
  expect(firstHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(secondHash).not.toBe(firstHash);
  expect(await passwords.verify(firstHash, "correct-horse")).toBe(true);
  expect(await passwords.verify(secondHash, "correct-horse")).toBe(true);
  expect(await passwords.verify(firstHash, "Correct-horse")).toBe(false);
  // Verifying the decoy for unknown accounts takes as long as verifying a real hash.
  const costOf = (hash: string) => hash.split("$").slice(0, 4).join("$");
  expect(costOf(DECOY)).toBe(costOf(firstHash));
  expect(DECOY).toHaveLength(firstHash.length);
});

test("an unknown account costs the same work, and no password matches it", async () => {
  const passwords = createPasswords();
  const tries = Array.from({ length: CAPACITY + 1 }, () =>
    passwords.verify(undefined, "no account has this password").catch((error: unknown) => error),
  );
  const outcomes = await Promise.all(tries);
  expect(outcomes.filter((outcome) => outcome === false)).toHaveLength(CAPACITY);
  expect(outcomes.at(-1)).toMatchObject({ code: "UNAVAILABLE", retryAfter: 1 });
});

test("a password beyond 256 characters is refused without hashing, however busy the server is", async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash("x".repeat(256));
  const busy = Array.from({ length: CAPACITY }, () => passwords.verify(hash, "x".repeat(256)));
  expect(await passwords.verify(hash, "x".repeat(257))).toBe(false);
  expect(await Promise.all(busy)).toEqual(Array(CAPACITY).fill(true));
});
