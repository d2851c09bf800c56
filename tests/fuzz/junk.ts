import fc from "fast-check";

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] });

export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1.5,
    1e308,
    2 ** 53 + 2,
    -(2 ** 63),
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff\ud800",
    "\u202eevil",
    "\u{10ffff}",
    "%00",
    "__proto__",
    "constructor",
    "null",
    "' OR 1=1 --",
    "$.a[#-1]",
    "<img src=x onerror=alert(1)>",
    "x".repeat(5_000),
    [],
    [[]],
    [null],
    {},
    { toString: 1 },
    { $ne: null },
    { length: 1e9 },
    deep(3),
    deep(9),
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
);

/** Ids for a path: `real` ones and lookalikes. */
export const pathId = (real: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...real) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ..."0 -1 01 1.0 1e3 0x1 abc NaN null undefined 98765 9007199254740993 99999999999999999999".split(
          " ",
        ),
        ..."%00 %20 %2e%2e %2F..%2F %F0%9F%92%A9 %E0%80 __proto__ constructor ' ;".split(" "),
      ),
    },
  );

/** The JSON of a value, sometimes malformed. */
export const textOf = (value: unknown): fc.Arbitrary<string> => {
  const text = JSON.stringify(value) ?? "null";
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(text) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        text.slice(0, -1),
        `${text}${text}`,
        text.replace("{", '{"id":1,"id":{},'),
        text.replace("{", '{"__proto__":{"isAdmin":true},'),
        text.replace("{", '{"constructor":{"prototype":{"x":1}},'),
        text.replace(/\d+/, "1e999"),
        text.replace(/\d+/, "123456789012345678901234567890"),
        text.replace(/"[^"]*"$/, '"\\u0000"'),
        text.replace(/:"/, ':"\\ud800'),
        `[${text}]`,
        `${"[".repeat(3_000)}${"]".repeat(3_000)}`,
        `${'{"a":'.repeat(400)}1${"}".repeat(400)}`,
        `\ufeff${text}`,
        "\u0000",
        "NaN",
        "'a'",
      ),
    },
  );
};
