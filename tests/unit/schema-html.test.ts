import { expect, test } from "vitest";
import type { JsonSchema } from "#server/rest/json-schema";
import { fieldTable, typeOf } from "#server/rest/schema-html";

test.each<[JsonSchema, string]>([
  [{ $ref: "#/components/schemas/Mail" }, '<a href="#Mail">Mail</a>'],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
  [{ oneOf: [{ type: "string" }, { type: "integer" }] }, "string or integer"],
  [{ const: "<b>" }, "<code>&quot;&lt;b>&quot;</code>"],
  [{ enum: ["a", 1] }, "<code>&quot;a&quot;</code> or <code>1</code>"],
  [{ type: "array", items: { type: "string" } }, "list of string"],
  [{ type: "array" }, "list of anything"],
  [{ type: "object", additionalProperties: { type: "integer" } }, "map to integer"],
  [{ type: "object", properties: { a: {}, b: {} }, additionalProperties: false }, "object with a, b"],
  [{ type: "string", format: "date-time" }, "time"],
  [{ type: "string", format: "email" }, "string"],
  [{ type: ["string", "null"] }, "string or null"],
  [{}, "anything"],
])("%j is described in words", (schema, words) => {
  expect(typeOf(schema)).toBe(words);
});

test("a table describes each field's type, whether it is optional, and its maximum length", () => {
  const rowsOf = (schema: JsonSchema) =>
    [...fieldTable(schema).matchAll(/<code>(\w+)<\/code><\/th><td>(.*?)<\/td>/g)].map(([, ...row]) => row);
  const name = { type: "string", maxLength: 1_000 };
  expect(rowsOf({ properties: { name }, required: ["name"] })).toEqual([
    ["name", "string (at most 1,000 characters)"],
  ]);
  const tags = { type: "array", items: { type: "string" }, maxItems: 20, default: [] };
  expect(rowsOf({ properties: { tags, note: {} } })).toEqual([
    ["tags", "list of string, optional (at most 20; <code>[]</code> by default)"],
    ["note", "anything, optional"],
  ]);
  expect(fieldTable({})).toBe("");
  expect(fieldTable({ properties: {} })).toBe("");
});
