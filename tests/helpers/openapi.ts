import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of any shape
type Document = any;

/** Validates values and responses against an OpenAPI 3.1 document. */
export function checkerOf(document: Document) {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictTuples: false });
  addFormats.default(ajv);
  for (const word of ["openapi", "info", "servers", "tags", "paths", "components"]) ajv.addKeyword(word);
  ajv.addSchema({ $id: "api", components: document.components });
  const compiled = new Map<object, ValidateFunction>();

  /** Problems of a value, in ajv's words; empty if the schema allows it. */
  function problemsOf(schema: object, value: unknown): string[] {
    const known = compiled.get(schema);
    const check = known ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
    compiled.set(schema, check);
    if (check(value)) return [];
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  const patterns = Object.entries<Record<string, Document>>(document.paths).map(([path, methods]) => ({
    path,
    methods,
    // Literal paths come first, like in the server's routing.
    isLiteral: !path.includes("{"),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));

  /** Differences between a response and its description; empty for calls without one. */
  function surprises(method: string, url: string, status: number, body: unknown): string[] {
    const path = url.split("?")[0] ?? "";
    const here = patterns
      .filter(({ pattern, methods }) => pattern.test(path) && methods[method.toLowerCase()])
      .sort((a, b) => Number(b.isLiteral) - Number(a.isLiteral));
    const [call] = here;
    if (!call) return [];
    const { responses } = call.methods[method.toLowerCase()];
    const described = responses[status];
    if (!described)
      return [`${method} ${call.path} answered ${status}, which is not described: ${JSON.stringify(body)}`];
    const answer = described.$ref
      ? document.components.responses[described.$ref.split("/").at(-1)]
      : described;
    const json = answer.content["application/json"];
    // A file download.
    if (!json && body === undefined) return [];
    const problems = problemsOf(json.schema, body);
    return problems.map(
      (problem) => `${method} ${call.path} answered ${status} with a surprise at${problem}`,
    );
  }

  return { problemsOf, surprises };
}
