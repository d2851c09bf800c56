import { z } from "zod";
import { schemaNames } from "./schema-names";

/** A JSON Schema (2020-12) with the keywords that we read. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
}

/** Prefix of references to named schemas in OpenAPI. */
const COMPONENTS = "#/components/schemas/";

/** Converts a contract to JSON Schema. `defs` are the named contracts that it refers to. */
export function jsonSchemaOf(contract: z.ZodType, io: "input" | "output") {
  // Wrapped, because zod refers to a named contract only from inside another one.
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

/** Converts references to OpenAPI's format and removes the `id`s that zod adds to named schemas. */
function withReferences(value: object): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"${COMPONENTS}`), (key, part) =>
    key === "id" && typeof part === "string" ? undefined : part,
  );
}

/** An object's schema without a field. */
export function omitKey(parent: JsonSchema, field: string): JsonSchema {
  const { [field]: _left, ...properties } = parent.properties ?? {};
  const { required, ...rest } = parent;
  const needed = required?.filter((name) => name !== field) ?? [];
  return { ...rest, properties, ...(needed.length > 0 ? { required: needed } : {}) };
}

/** The schema of an object's field. */
export function part(parent: JsonSchema, field: string): JsonSchema {
  return parent.properties?.[field] ?? {};
}
