import { z } from "zod";

interface Schema {
  type?: string | string[] | undefined;
  anyOf?: Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
}
const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    anyOf: z.array(schema).optional(),
    properties: z.record(z.string(), schema).optional(),
    items: schema.optional().catch(undefined),
  }),
);

/** Parses a model's output despite a missing nullable field, digits for a number, or a wrapper around it all. */
export function safeParseFitted<Output>(output: z.ZodType<Output>, value: unknown) {
  const exact = output.safeParse(value);
  if (exact.success) return exact;
  const form = schema.parse(z.toJSONSchema(output));
  for (const candidate of [value, ...innerOf(value)]) {
    const fitted = output.safeParse(fitTo(form, candidate));
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
const accepts = (forms: readonly Schema[], ...types: string[]) =>
  forms.some(({ type = [] }) => [type].flat().some((name) => types.includes(name)));

function fitTo(form: Schema, value: unknown): unknown {
  const forms = form.anyOf ?? [form];
  if (Array.isArray(value)) {
    const list = forms.find((candidate) => accepts([candidate], "array"));
    return list?.items ? value.map((item) => fitTo(list.items ?? {}, item)) : value;
  }
  if (typeof value === "object" && value !== null) {
    const properties = forms.find((candidate) => accepts([candidate], "object"))?.properties;
    return properties ? fitFields(properties, value) : value;
  }
  return fitScalar(forms, value);
}

function fitFields(properties: Record<string, Schema>, value: object): object {
  const fields = new Map(Object.entries(value));
  for (const [name, form] of Object.entries(properties)) {
    if (fields.has(name)) fields.set(name, fitTo(form, fields.get(name)));
    else if (accepts(form.anyOf ?? [form], "null")) fields.set(name, null);
  }
  return Object.fromEntries(fields);
}

function fitScalar(forms: readonly Schema[], value: unknown): unknown {
  const acceptsNumber = accepts(forms, "number", "integer");
  const acceptsText = accepts(forms, "string");
  if (typeof value === "number" && !acceptsNumber && acceptsText) return String(value);
  if (typeof value === "string" && /^\d{1,9}$/.test(value) && acceptsNumber && !acceptsText)
    return Number(value);
  return value;
}
