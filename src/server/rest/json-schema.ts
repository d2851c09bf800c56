import { z } from "zod";
import { schemaNames } from "./schema-names";

/** A JSON Schema (2020-12), as far as we look into one. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** Where OpenAPI keeps what has a name. */
const COMPONENTS = "#/components/schemas/";

/** A contract as JSON Schema. `defs` are the named contracts it refers to, by name. */
export function jsonSchemaOf(contract: z.ZodType, io: "input" | "output") {
  // Wrapped, because a contract that has a name itself is referred to only from within another.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: contract }), {
    io,
    metadata: schemaNames,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type !== "date") return;
      jsonSchema.type = "string";
      jsonSchema.format = "date-time";
    },
  });
  return parsed.parse(withReferences({ schema: properties?.it, defs: $defs }));
}

const schema: z.ZodType<JsonSchema> = z.looseObject({
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  required: z.array(z.string()).optional(),
});
const parsed = z.object({ schema, defs: z.record(z.string(), schema) });

/** References as OpenAPI has them, without the marks that the names leave behind. */
function withReferences(value: object): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${COMPONENTS}`), (key, part) =>
    key === "id" && typeof part === "string" ? undefined : part,
  );
}

/** An object's schema without one of its fields. */
export function omitKey(whole: JsonSchema, field: string): JsonSchema {
  const { [field]: _left, ...properties } = whole.properties ?? {};
  const { required, ...rest } = whole;
  const needed = required?.filter((name) => name !== field) ?? [];
  return { ...rest, properties, ...(needed.length > 0 ? { required: needed } : {}) };
}

/** The schema of one of an object's fields. */
export function part(whole: JsonSchema, field: string): JsonSchema {
  return whole.properties?.[field] ?? {};
}
