import { z } from "zod";

interface Schema {
  type?: string | string[] | undefined;
  anyOf?: Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
}
const jsonSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    anyOf: z.array(jsonSchema).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    items: jsonSchema.optional().catch(undefined),
  }),
);

/** Parses a model's output despite a missing nullable field, digits for a number, a number for a string, or a wrapper. */
export function safeParseFitted<Output>(output: z.ZodType<Output>, value: unknown) {
  const exact = output.safeParse(value);
  if (exact.success) return exact;
  const schema = jsonSchema.parse(z.toJSONSchema(output));
  for (const candidate of [value, ...innerOf(value)]) {
    const fitted = output.safeParse(fitTo(schema, candidate));
    if (fitted.success) return fitted;
  }
  return exact;
}

/** The value of the only field or list item. */
function innerOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value);
  return inner.length === 1 ? inner : [];
}

/** Whether one of the schemas allows one of the types. */
const accepts = (alternatives: readonly Schema[], ...types: string[]) =>
  alternatives.some(({ type = [] }) => [type].flat().some((name) => types.includes(name)));

function fitTo(schema: Schema, value: unknown): unknown {
  const alternatives = schema.anyOf ?? [schema];
  if (Array.isArray(value)) {
    const list = alternatives.find((candidate) => accepts([candidate], "array"));
    return list?.items ? value.map((item) => fitTo(list.items ?? {}, item)) : value;
  }
  if (typeof value === "object" && value !== null) {
    const properties = alternatives.find((candidate) => accepts([candidate], "object"))?.properties;
    return properties ? fitFields(properties, value) : value;
  }
  return fitScalar(alternatives, value);
}

function fitFields(properties: Record<string, Schema>, value: object): object {
  const fields = new Map(Object.entries(value));
  for (const [name, schema] of Object.entries(properties)) {
    if (fields.has(name)) fields.set(name, fitTo(schema, fields.get(name)));
    else if (accepts(schema.anyOf ?? [schema], "null")) fields.set(name, null);
  }
  return Object.fromEntries(fields);
}

function fitScalar(alternatives: readonly Schema[], value: unknown): unknown {
  const acceptsNumber = accepts(alternatives, "number", "integer");
  const acceptsText = accepts(alternatives, "string");
  if (typeof value === "number" && !acceptsNumber && acceptsText) return String(value);
  if (typeof value === "string" && /^\d{1,9}$/.test(value) && acceptsNumber && !acceptsText)
    return Number(value);
  return value;
}
