import fc from "fast-check";
import type { JsonSchema } from "#server/rest/json-schema";
import { junk } from "./junk";

/** Values that pass the schema and so reach the code behind it. */
export interface Pool {
  numbers: readonly number[];
  texts: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: accepts any schema
type Any = any;

/** Mostly valid values of a schema, with some junk in them. */
export function fromSchema(schema: JsonSchema, pool: Pool): fc.Arbitrary<unknown> {
  const { weight, arbitrary } = { weight: 9, arbitrary: validValue(schema, pool) };
  return fc.oneof({ weight, arbitrary }, { weight: 1, arbitrary: junk });
}

function validValue(schema: Any, pool: Pool): fc.Arbitrary<unknown> {
  const choices: Any[] | undefined = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, pool)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat()[0]) {
    case "object":
      return schema.properties ? objectOf(schema, pool) : mapOf(schema, pool);
    case "array":
      return fc.array(fromSchema(schema.items ?? {}, pool), { maxLength: 4 });
    case "integer":
    case "number":
      return fc.constantFrom(...pool.numbers);
    case "boolean":
      return fc.boolean();
    case "string":
      return fc.oneof(fc.constantFrom(...pool.texts), fc.string({ maxLength: 30 }));
    default:
      return junk;
  }
}

function objectOf({ properties, required = [] }: Any, pool: Pool): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries<Any>(properties).map(([name, schema]) => [name, fromSchema(schema, pool)]),
  );
  const complete = fc.record(fields, { requiredKeys: required });
  const partial = fc.record(fields, { requiredKeys: [] });
  const swollen = fc.tuple(complete, fc.dictionary(fc.string(), junk, { maxKeys: 3 }));
  return fc.oneof(
    { weight: 8, arbitrary: complete },
    { weight: 1, arbitrary: partial },
    { weight: 1, arbitrary: swollen.map(([value, more]) => ({ ...more, ...value })) },
  );
}

function mapOf({ additionalProperties }: Any, pool: Pool): fc.Arbitrary<unknown> {
  const key = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...pool.numbers.map(String)) },
    { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "", "1e1", "$.x") },
  );
  return fc.dictionary(key, fromSchema(additionalProperties ?? {}, pool), { maxKeys: 4 });
}
