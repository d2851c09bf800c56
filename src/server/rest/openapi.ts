import { z } from "zod";
import { CALLS_A_MINUTE } from "../rate-limits/limits";
import { collectStream, contentTypesOf } from "../trpc/streams";
import { bodyOf, queryOf } from "./input-mapping";
import { type JsonSchema, jsonSchemaOf } from "./json-schema";
import { apiRefusals, failureSchema, refusalComponents } from "./openapi-answers";
import { answerExamples, requestExamples } from "./openapi-examples";
import type { RestRoute } from "./route";
import { TABLES } from "./routes";

export interface ApiSettings {
  /** The portal's name. */
  name: string;
  publicUrl: string;
  /** The session cookie's name. */
  cookie: string;
  /** Multiplies all limits; Infinity for no limits. */
  rateLimitFactor: number;
}

const INTRODUCTION = `Requests and responses are JSON. Times are ISO 8601 in UTC. Errors return \`{"message": …}\` \
with a sentence that you can show to a person.

To sign in, call \`POST /api/admin/login\`, or \`POST /api/user/auth\` with the token from an emailed link, and send \
the returned cookie with every call. The same cookie covers the admin and the participant session. Calls with a body need \
\`content-type: application/json\`. Scripts send no \`Origin\` header, or the portal's own.

A multiple-choice answer is one option. A list with one option is accepted; a longer list returns 400, unless the \
question's \`selection\` is \`several\`. A single answer to a question that its \`conditions\` hide returns 409. Among \
several answers, such an answer isn't saved and is listed in \`ignored\`.`;

/** Explains how often a session may call, with code in backticks. */
export function paceText({ rateLimitFactor }: Pick<ApiSettings, "rateLimitFactor">): string {
  if (rateLimitFactor === Infinity) return "There is no limit on calls.";
  const calls = Math.floor(CALLS_A_MINUTE * rateLimitFactor).toLocaleString("en-US");
  return `Each session can make ${calls} calls per minute. After that, calls return 429 with \`Retry-After\`.`;
}

/** A procedure's declaration: who may call it, its input and its output. */
const procedureShape = z.object({
  _def: z.object({
    meta: z.object({ for: z.enum(["everybody", "participant", "admin"]) }),
    inputs: z.array(z.instanceof(z.ZodType)),
    output: z.instanceof(z.ZodType),
  }),
});

/** The declaration of a route's procedure. Throws if the caller or the output is missing. */
export function declarationOf(route: RestRoute) {
  return procedureShape.parse({ _def: { ...route.procedure._def } })._def;
}

/** Builds the OpenAPI 3.1 document from the routes and the contracts. */
export function openApiDocument(settings: ApiSettings) {
  const { name, publicUrl, cookie } = settings;
  const schemas: Record<string, JsonSchema> = { Failure: failureSchema };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, routes } of TABLES) {
    for (const route of routes) {
      const { operation, defs } = operationOf(route, tag);
      Object.assign(schemas, defs);
      const path = `/api${route.path}`;
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
    }
  }
  for (const [schema, example] of Object.entries(answerExamples)) {
    schemas[schema] = { ...schemas[schema], examples: [example] };
  }
  const cookieScheme = (description: string) => ({ type: "apiKey", in: "cookie", name: cookie, description });
  return {
    openapi: "3.1.1",
    info: { title: `${name} API`, version: "1.0.0", description: `${INTRODUCTION}\n\n${paceText(settings)}` },
    servers: [{ url: publicUrl }],
    tags: TABLES.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      schemas,
      responses: refusalComponents,
      securitySchemes: {
        admin: cookieScheme("The session of a signed-in admin."),
        participant: cookieScheme("The session of a signed-in participant."),
      },
    },
  };
}

function operationOf(route: RestRoute, tag: string) {
  const { meta, inputs, output } = declarationOf(route);
  const answer = answerOf(output);
  const input = inputs[0] && jsonSchemaOf(inputs[0], "input").schema;
  const request = input && bodyOf(route.input, input);
  const requestExample = requestExamples[`${route.method} ${route.path}`];
  const operation = {
    operationId: idOf(route),
    tags: [tag],
    summary: route.summary,
    ...(tag === "Extensions" ? { "x-extension": true } : {}),
    security: meta.for === "everybody" ? [] : [{ [meta.for]: [] }],
    parameters: [...pathParameters(route), ...(input ? queryOf(route.input, input) : [])],
    ...(request && {
      requestBody: {
        required: (request.required ?? []).length > 0,
        content: { "application/json": { schema: request, ...withExample(requestExample) } },
      },
    }),
    responses: {
      200: {
        description: "Success.",
        ...answer.described,
      },
      ...Object.fromEntries(
        apiRefusals(route, meta.for).map((status) => [
          status,
          { $ref: `#/components/responses/Status${status}` },
        ]),
      ),
    },
  };
  return { operation, defs: answer.defs };
}

/** Describes a call's response: JSON by its contract, or a file. */
function answerOf(output: z.ZodType) {
  const types = contentTypesOf(output);
  if (types) return { described: fileAnswer(types), defs: {} };
  const { schema, defs } = jsonSchemaOf(collectStream(output), "output");
  return {
    described: { content: { "application/json": { schema, ...withExample(exampleOf(schema)) } } },
    defs,
  };
}

const fileAnswer = (types: readonly string[]) => ({
  headers: {
    "X-Total-Rows": {
      description: "How many assessments the file will contain.",
      schema: { type: "integer", minimum: 0 },
    },
  },
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: "string", format: "binary" } }] as const),
  ),
});

const pathParameters = ({ path, input }: RestRoute) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: name === input.key ? { type: "string" } : { type: "integer", minimum: 1 },
  }));

const withExample = (example: unknown) => (example === undefined ? {} : { example });

/** Such as "putAdminUsersByUserId". */
function idOf({ method, path }: RestRoute): string {
  const words = path.replace(
    /\{(\w)(\w*)\}/g,
    (_, first: string, rest: string) => `by${first.toUpperCase()}${rest}`,
  );
  const parts = words.split(/[/-]/).filter((word) => word !== "");
  return method.toLowerCase() + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
}

/** The example of a named contract, of a list of one, or of the first alternative; undefined if there is none. */
function exampleOf(schema: JsonSchema): unknown {
  const { $ref, type, items, anyOf } = shape.parse(schema);
  const name = $ref?.split("/").at(-1);
  if (name !== undefined) return answerExamples[name];
  if (type === "array" && items) return [exampleOf(items)];
  return anyOf?.[0] && exampleOf(anyOf[0]);
}

const shape = z.object({
  $ref: z.string().optional(),
  type: z.unknown().optional(),
  items: z.looseObject({}).optional(),
  anyOf: z.array(z.looseObject({})).optional(),
});
