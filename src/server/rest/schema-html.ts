import { z } from "zod";
import { escapeHtml } from "../http/html";
import type { JsonSchema } from "./json-schema";

const shape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.looseObject({})).optional(),
  oneOf: z.array(z.looseObject({})).optional(),
  items: z.looseObject({}).optional(),
  properties: z.record(z.string(), z.looseObject({})).optional(),
  additionalProperties: z.union([z.boolean(), z.looseObject({})]).optional(),
});

/** The type of a schema as short HTML: `string or null`, `list of User`. */
export function typeOf(schema: JsonSchema): string {
  const {
    $ref,
    type,
    format,
    const: constant,
    enum: values,
    anyOf,
    oneOf,
    items,
    properties,
    additionalProperties,
  } = shape.parse(schema);
  const name = $ref?.split("/").at(-1);
  if (name !== undefined) return `<a href="#${name}">${name}</a>`;
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map(typeOf).join(" or ");
  if (constant !== undefined) return literal(constant);
  if (values) return values.map(literal).join(" or ");
  if (type === "array") return `list of ${items ? typeOf(items) : "anything"}`;
  if (type === "object" && typeof additionalProperties === "object") {
    return `map to ${typeOf(additionalProperties)}`;
  }
  if (properties) return `object with ${Object.keys(properties).map(escapeHtml).join(", ")}`;
  if (format === "date-time") return "time";
  return type === undefined ? "anything" : [type].flat().join(" or ");
}

/** A table of an object's fields; "" for other schemas. */
export function fieldTable({ properties, required = [] }: JsonSchema): string {
  if (!properties || Object.keys(properties).length === 0) return "";
  const rows = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? "" : ", optional";
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${typeOf(schema)}${optional}${limitOf(schema)}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Description</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const literal = (value: unknown) => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

/** The limits and the default of a field, such as " (at most 200 characters)". */
function limitOf({ maxLength, maxItems, default: fallback }: JsonSchema): string {
  const limits = [
    typeof maxLength === "number" ? `at most ${maxLength.toLocaleString("en-US")} characters` : "",
    typeof maxItems === "number" ? `at most ${maxItems.toLocaleString("en-US")}` : "",
    fallback === undefined ? "" : `${literal(fallback)} by default`,
  ].filter((limit) => limit !== "");
  return limits.length > 0 ? ` (${limits.join("; ")})` : "";
}
