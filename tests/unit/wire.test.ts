import fc from "fast-check";
import superjson from "superjson";
import { expect, test } from "vitest";
import { deserialize, serialize } from "#shared/domain/wire";

const sent = (value: unknown) => JSON.parse(JSON.stringify(serialize(value)));

const leaf = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
  fc.date({ noInvalidDate: true }),
);
const REFUSED = ["__proto__", "constructor", "prototype"];
const key = fc
  .oneof(fc.string(), fc.constantFrom("a.b", "a\\b", "a\\.b", "0", "", "\\", "."))
  .filter((name) => !REFUSED.includes(name));
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof({ depthSize: "small" }, leaf, fc.array(tie("answer")), fc.dictionary(key, tie("answer"))),
}));
/** A date by itself is no answer. */
const whole = answer.filter((value) => !(value instanceof Date));

test("an answer arrives as it was, for whoever reads it with superjson, too", () => {
  fc.assert(
    fc.property(whole, (value) => {
      const expected = superjson.parse(superjson.stringify(value));
      expect(deserialize(sent(value))).toEqual(expected);
      expect(superjson.deserialize(sent(value))).toEqual(expected);
    }),
  );
});

test("absent fields stay absent, and so does an answer that says nothing", () => {
  expect(deserialize(sent({ a: undefined, b: [new Date(1)] }))).toStrictEqual({ b: [new Date(1)] });
  expect(deserialize(sent(undefined))).toBeUndefined();
});

test("dates are the only thing that is noted about JSON", () => {
  const at = new Date(0);
  expect(serialize({ a: [{ at }], "x.y": at })).toEqual({
    json: { a: [{ at }], "x.y": at },
    meta: { values: { "a.0.at": ["Date"], "x\\.y": ["Date"] }, v: 1 },
  });
  expect(serialize({ a: [1, "b"] })).toEqual({ json: { a: [1, "b"] } });
});

test.each([
  [{ set: new Set([1]) }],
  [{ big: 3n }],
  [[undefined]],
  [new Date(7)],
  [{ at: new Date(Number.NaN) }],
  [{ act: () => 1 }],
])("what is neither JSON nor a date is refused: %o", (value) => {
  expect(() => serialize(value)).toThrow(TypeError);
});

test.each(REFUSED)("a field named %s is refused as superjson refuses it", (name) => {
  expect(() => serialize(JSON.parse(`{"${name}":1}`))).toThrow(TypeError);
});
