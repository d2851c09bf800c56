import { z } from "zod";
import { filedTemplateFile } from "#shared/contracts/template-file";
import { AppError } from "../lib/errors";
import { type JsonSchema, jsonSchemaOf, omitKey, part } from "./json-schema";

/** The unvalidated parts of a request. The first of `params` is the id. */
export interface RequestParts {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** Maps query parameters to fields of the input. */
export interface QueryMapping {
  /** Parameters that are fields of the input. */
  readonly params: Readonly<Record<string, "text" | "number">>;
  /** The field of the input that contains all other parameters. */
  readonly rest: string;
}

/** Maps the parts of a request to a procedure's input. */
export interface InputMapping {
  /** The field for the id in the path. */
  readonly id?: string | undefined;
  /** The field for a later path parameter with the same name. */
  readonly key?: string | undefined;
  /** The field for the body; "*" merges the body's fields into the input. Undefined for calls without a body. */
  readonly body?: string | undefined;
  readonly query?: QueryMapping | undefined;
  /** The contract of the body, if the input's contract doesn't describe it. */
  readonly bodySchema?: z.ZodType;
}

export const noInput = {} as const;
export const byId = { id: "id" } as const;
export const byTemplate = { id: "assessmentId" } as const;
export const body = { body: "*" } as const;
export const bodyAndId = { id: "id", body: "*" } as const;
export const bodyAndTemplate = { id: "assessmentId", body: "*" } as const;
export const changeById = { id: "id", body: "change" } as const;
export const cardByTemplate = { id: "assessmentId", body: "card" } as const;
export const keyByTemplate = { id: "assessmentId", key: "key" } as const;
export const draftByTemplate = { id: "assessmentId", body: "draft" } as const;
export const filteredById = { id: "id", query: { params: { compare: "text" }, rest: "filter" } } as const;
export const answersById = {
  id: "id",
  query: { params: { key: "text", q: "text", before: "number" }, rest: "filter" },
} as const;
export const exportById = {
  id: "id",
  query: { params: { format: "text", options: "text" }, rest: "filter" },
} as const;
/** A template file. The procedure takes anything and explains what is wrong with it. */
export const templateFileBody = { body: "file", holds: filedTemplateFile } as const;

type Needed<Input> = { [K in keyof Input]-?: object extends Pick<Input, K> ? never : K }[keyof Input];
type Ids<Input> = { [K in keyof Input]-?: Input[K] extends number ? K : never }[keyof Input];
/** `Result`, or never if it doesn't fill all required fields of the input. */
type IfComplete<Input, Filled, Result> = [Exclude<Needed<Input>, Filled>] extends [never] ? Result : never;

type WithId<Input> = {
  [Id in Ids<Input>]:
    | { id: Id; body: "*" }
    | IfComplete<Input, Id, { id: Id; body?: undefined }>
    | { id: Id; body?: undefined; query: { params: Record<Exclude<Needed<Input>, Id>, "text" | "number"> } }
    | {
        [Key in Exclude<keyof Input, Id>]: IfComplete<
          Input,
          Id | Key,
          { id: Id; key: Key; body?: undefined }
        >;
      }[Exclude<keyof Input, Id>]
    | {
        [Body in Exclude<keyof Input, Id>]: IfComplete<Input, Id | Body, { id: Id; body: Body }>;
      }[Exclude<keyof Input, Id>];
}[Ids<Input>];

type WithoutId<Input> =
  | { id?: undefined; body: "*" }
  | { [Body in keyof Input]: IfComplete<Input, Body, { id?: undefined; body: Body }> }[keyof Input];

/** The mappings that produce this input from a request to this path. Others don't compile. */
export type MatchingInput<Input, Path extends string> = undefined extends Input
  ? { id?: undefined; body?: undefined }
  : Path extends `${string}{${string}`
    ? WithId<Input>
    : WithoutId<Input>;

/** Builds the unvalidated input from a request. NOT_FOUND if the id in the path is invalid. */
export function inputOf({ id, key, body, query }: InputMapping, parts: RequestParts): unknown {
  if (id === undefined && body === undefined) return undefined;
  const mapped = {
    ...(query && queryFields(query, parts)),
    ...(id === undefined ? {} : { [id]: idIn(parts) }),
    ...(key === undefined ? {} : { [key]: parts.params[key] }),
  };
  if (body === undefined) return mapped;
  return body === "*" ? { ...parts.body, ...mapped } : { ...mapped, [body]: parts.body };
}

function queryFields({ params, rest }: QueryMapping, { query }: RequestParts) {
  const fields: Record<string, unknown> = {};
  const restFields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    const kind = Object.hasOwn(params, name) ? params[name] : undefined;
    if (kind) fields[name] = kind === "number" ? Number(value) : value;
    else restFields[name] = value;
  }
  return { ...fields, [rest]: restFields };
}

/** The query parameters as OpenAPI parameters. */
export function queryOf({ query }: InputMapping, input: JsonSchema) {
  if (!query) return [];
  const ownParams = Object.keys(query.params).map((name) => ({ name, of: input }));
  const restSchema = part(input, query.rest);
  const rest = Object.keys(restSchema.properties ?? {}).map((name) => ({ name, of: restSchema }));
  return [...rest, ...ownParams].map(({ name, of }) => ({
    name,
    in: "query",
    required: of.required?.includes(name) ?? false,
    schema: part(of, name),
  }));
}

/** The schema of the body; undefined for calls without one. */
export function bodyOf({ id, body, bodySchema }: InputMapping, input: JsonSchema): JsonSchema | undefined {
  if (body === undefined) return undefined;
  if (bodySchema) return jsonSchemaOf(bodySchema, "input").schema;
  if (body !== "*") return part(input, body);
  return id === undefined ? input : omitKey(input, id);
}

const rowId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER));

/** The row id in the path. NOT_FOUND if it isn't a valid id. */
function idIn({ params }: RequestParts): number {
  const parsed = rowId.safeParse(Object.values(params)[0]);
  if (!parsed.success) throw new AppError("NOT_FOUND", "Nothing with this ID exists.");
  return parsed.data;
}
