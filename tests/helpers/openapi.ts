import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
type Document = any;

/** Holds values and answers against a description of calls (OpenAPI 3.1). */
export function checkerOf(document: Document) {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictTuples: false });
  addFormats.default(ajv);
  for (const word of ["openapi", "info", "servers", "tags", "paths", "components"]) ajv.addKeyword(word);
  ajv.addSchema({ $id: "api", components: document.components });
  const compiled = new Map<object, ValidateFunction>();

  /** What is wrong with a value, in ajv's words; empty when the schema allows it. */
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
    // A part that is fixed comes before one that is not, as the server matches them.
    isLiteral: !path.includes("{"),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));

  /** What an answer of the server has that its description does not say; empty for calls that are not described. */
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
    // A file.
    if (!json && body === undefined) return [];
    const problems = problemsOf(json.schema, body);
    return problems.map(
      (problem) => `${method} ${call.path} answered ${status} with a surprise at${problem}`,
    );
  }

  return { problemsOf, surprises };
}
