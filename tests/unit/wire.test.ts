import fc from "fast-check";
import superjson from "superjson";
import { expect, test } from "vitest";
import { serialize } from "#server/trpc/wire";

/** As the browser gets it. */
const arrived = (value: unknown) => superjson.deserialize(JSON.parse(JSON.stringify(serialize(value))));

const leaf = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.double(),
  fc.date({ noInvalidDate: true }),
);
const REFUSED = ["__proto__", "constructor", "prototype"];
const key = fc
  .oneof(fc.string(), fc.constantFrom("a.b", "a\\b", "0", ""))
  .filter((name) => !REFUSED.includes(name));
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof({ depthSize: "small" }, leaf, fc.array(tie("answer")), fc.dictionary(key, tie("answer"))),
}));

test("an answer arrives as superjson brings it", () => {
  fc.assert(
    fc.property(answer, (value) => {
      expect(arrived(value)).toEqual(superjson.parse(superjson.stringify(value)));
    }),
  );
});

test("what is neither JSON nor a date arrives, too, and absent fields stay absent", () => {
  const value = { set: new Set([1]), big: 3n, when: new Date(5), none: undefined };
  expect(arrived(value)).toEqual(value);
  expect(arrived({ a: undefined, b: [undefined, new Date(1)] })).toEqual({ b: [undefined, new Date(1)] });
  expect(arrived(new Date(7))).toEqual(new Date(7));
  expect(arrived(undefined)).toBeUndefined();
});

test("dates are the only thing that is noted about JSON", () => {
  const at = new Date(0);
  expect(serialize({ a: [{ at }], "x.y": at })).toEqual({
    json: { a: [{ at }], "x.y": at },
    meta: { values: { "a.0.at": ["Date"], "x\\.y": ["Date"] }, v: 1 },
  });
  expect(serialize({ a: [1, "b"] })).toEqual({ json: { a: [1, "b"] } });
});

test.each(REFUSED)("a field named %s is refused as superjson refuses it", (name) => {
  expect(() => serialize(JSON.parse(`{"${name}":1}`))).toThrow("prototype pollution");
});
