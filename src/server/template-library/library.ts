import { parse } from "yaml";
import { z } from "zod";
import { readTemplateFile, type TemplateFile } from "#shared/contracts/template-file";
import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from "#shared/domain/template-file";
import { createWordMatcher, type WordMatcher } from "./word-matcher";

/** An assessment of the library, to begin a template with. */
export interface LibraryAssessment {
  /** The name of its file. */
  readonly name: string;
  /** What somebody speaks of who means it; null: nobody does, it is for when nothing else fits. */
  readonly words: WordMatcher | null;
  readonly template: TemplateFile;
}

const FILES = import.meta.glob<string>("./assessments/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What stands in a file beside the template. */
const head = z.looseObject({ words: z.string() });

/** Reads one file of the library: a template as in its own files, and `words`. Throws what is wrong with it, and where. */
function readAssessment(name: string, text: string): LibraryAssessment {
  const { words, ...template } = head.parse(parse(text));
  const read = readTemplateFile({ format: TEMPLATE_FORMAT, version: TEMPLATE_VERSION, template });
  if (read.ok) return { name, words: words === "" ? null : createWordMatcher(words), template: read.file };
  const problems = read.problems.map(({ where, message }) => (where ? `${where}: ${message}` : message));
  throw new Error([name, ...problems].join("\n"));
}

const read = new Map<string, LibraryAssessment>();

/** An assessment by the name of its file, read when somebody first asks for it. Throws when there is no such file. */
export function libraryAssessment(name: string): LibraryAssessment {
  const known = read.get(name);
  if (known) return known;
  const text = FILES[pathOf(name)];
  if (text === undefined) throw new Error(`The library has no assessment "${name}".`);
  const assessment = readAssessment(name, text);
  read.set(name, assessment);
  return assessment;
}

/** "Business readiness check": what a new instance begins with, worth taking, and a look at what a template can be. */
export const exampleTemplate = (): TemplateFile => libraryAssessment("business-readiness").template;

/** Every assessment of the library. */
export const libraryAssessments = (): readonly LibraryAssessment[] =>
  Object.keys(FILES).map((path) => libraryAssessment(nameOf(path)));

const pathOf = (name: string) => `./assessments/${name}.yaml`;
const nameOf = (path: string) => path.replace(/^.*\/|\.yaml$/g, "");
