import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { z } from "zod";
import { bodyOf } from "#server/rest/input-mapping";
import { jsonSchemaOf } from "#server/rest/json-schema";
import { declarationOf } from "#server/rest/openapi";
import { restRoutes } from "#server/rest/routes";
import { appRouter } from "#server/trpc/root";
import type { Ids } from "#tests/helpers/rest-world";
import { fromSchema, type Pool } from "./from-schema";
import { pathId, textOf } from "./junk";

export type Request = InjectOptions & { method: "GET" | "POST" | "PUT" | "DELETE"; url: string };

const JSON_TYPES = ["application/json", "application/json", "application/json; charset=utf-8", "text/plain"];

const procedure = z.object({
  _def: z.object({
    type: z.enum(["query", "mutation", "subscription"]),
    inputs: z.array(z.instanceof(z.ZodType)),
  }),
});

/** Requests to all REST routes and procedures, most of them nearly valid and about existing things. */
export function anyRequest(ids: Ids): fc.Arbitrary<Request> {
  const numbers = Object.values(ids).map(Number).filter(Number.isSafeInteger);
  const pool: Pool = {
    numbers: [...numbers, 1, 2, 3, 500, 98_765],
    texts: [
      ..."owner@example.com other@example.com ada@example.com new@example.com correct-horse skip 4 More".split(
        " ",
      ),
      ..."Just_me text rating multiple_choice user bot access mail link Shoes".split(" "),
      "How healthy is your cash flow?",
      // Not the password link, which could really change a password.
      ids.link,
      "a message's own id",
    ],
  };
  return fc.oneof(anyRest(numbers.map(String), pool), anyTrpc(pool));
}

function anyRest(real: readonly string[], pool: Pool): fc.Arbitrary<Request> {
  const rows = restRoutes.map((route): fc.Arbitrary<Request> => {
    const input = declarationOf(route).inputs[0];
    const schema = input && bodyOf(route.input, jsonSchemaOf(input, "input").schema);
    const url = pathId(real).map((id) => `/api${route.path.replace(/\{\w+\}/, id)}`);
    if (!schema) return url.map((path) => ({ method: route.method, url: path }));
    const payload = fromSchema(schema, pool).chain(textOf);
    return fc
      .tuple(url, payload, fc.constantFrom(...JSON_TYPES))
      .map(([path, text, type]) => withBody(route.method, path, text, type));
  });
  return fc.oneof(...rows);
}

function anyTrpc(pool: Pool): fc.Arbitrary<Request> {
  const known = Object.entries<object>(appRouter._def.procedures).map(([name, one]) => ({
    name,
    ...procedure.parse({ ...one })._def,
  }));
  // A subscription would never end. Its input is checked in the same way as the others.
  const calls = known
    .filter(({ type }) => type !== "subscription")
    .map(({ name, type, inputs }): fc.Arbitrary<Request> => {
      const schema = inputs[0] ? jsonSchemaOf(inputs[0], "input").schema : {};
      const input = fromSchema(schema, pool);
      if (type === "query") {
        return input.map((value) => ({
          method: "GET",
          url: `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(value)?.toWellFormed() ?? "")}`.slice(
            0,
            4_000,
          ),
        }));
      }
      const inBatch = name === "chat.answer" ? fc.constant(true) : fc.boolean();
      return fc.tuple(input, inBatch).chain(([value, batch]) =>
        textOf(batch ? { 0: value } : value).map((text) => ({
          ...withBody("POST", `/trpc/${name}${batch ? "?batch=1" : ""}`, text, "application/json"),
          ...(name === "chat.answer"
            ? { headers: { "content-type": "application/json", "trpc-accept": "application/jsonl" } }
            : {}),
        })),
      );
    });
  return fc.oneof(...calls);
}

const withBody = (method: Request["method"], url: string, payload: string, type: string): Request => ({
  method,
  url,
  payload,
  headers: { "content-type": type },
});
