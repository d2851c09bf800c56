import { parse } from "yaml";
import { z } from "zod";
import { readTemplateFile, type TemplateFile } from "#shared/contracts/template-file";
import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from "#shared/domain/template-file";
import { createWordMatcher, type WordMatcher } from "./word-matcher";

/** An assessment of the library that a template can start from. */
export interface LibraryAssessment {
  /** File name without extension. */
  readonly name: string;
  /** Words in a description that suggest this assessment; null for the general one, which is the fallback. */
  readonly words: WordMatcher | null;
  readonly template: TemplateFile;
}

const FILES = import.meta.glob<string>("./assessments/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const head = z.looseObject({ words: z.string() });

/** Reads a library file: a template file with an additional `words`. Throws the problems and their places. */
function readAssessment(name: string, text: string): LibraryAssessment {
  const { words, ...template } = head.parse(parse(text));
  const result = readTemplateFile({ format: TEMPLATE_FORMAT, version: TEMPLATE_VERSION, template });
  if (result.ok)
    return { name, words: words === "" ? null : createWordMatcher(words), template: result.file };
  const problems = result.problems.map(({ where, message }) => (where ? `${where}: ${message}` : message));
  throw new Error([name, ...problems].join("\n"));
}

const cache = new Map<string, LibraryAssessment>();

/** An assessment by its file name, parsed on first use. Throws if there is no such file. */
export function libraryAssessment(name: string): LibraryAssessment {
  const cached = cache.get(name);
  if (cached) return cached;
  const text = FILES[pathOf(name)];
  if (text === undefined) throw new Error(`The library has no assessment "${name}".`);
  const assessment = readAssessment(name, text);
  cache.set(name, assessment);
  return assessment;
}

/** "Business readiness check", the example template of a new instance. */
export const exampleTemplate = (): TemplateFile => libraryAssessment("business-readiness").template;

/** Every assessment of the library. */
export const libraryAssessments = (): readonly LibraryAssessment[] =>
  Object.keys(FILES).map((path) => libraryAssessment(nameOf(path)));

const pathOf = (name: string) => `./assessments/${name}.yaml`;
const nameOf = (path: string) => path.replace(/^.*\/|\.yaml$/g, "");
