const DOUBLED = new Set(
  "run plan get set cut put win stop ship let spot begin drop swap hit map control commit refer submit log tag chat scan bid sit".split(
    " ",
  ),
);

/** "find new customers" as a thing one does: "finding new customers". An adverb may stand before the verb. */
export function doing(phrase: string): string {
  const [, adverb = "", verb = "", rest = ""] =
    /^((?:\w+ly |always |never |often )?)(\w+)(.*)$/s.exec(phrase) ?? [];
  return adverb + gerund(verb) + rest;
}

function gerund(verb: string): string {
  if (verb === "be" || verb === "are" || verb === "am") return "being";
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return DOUBLED.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** A phrase as it follows "he" or "it": "run well" is "runs well". */
export function thirdPerson(phrase: string): string {
  const [, verb = "", rest = ""] = /^(\w+)(.*)$/s.exec(phrase) ?? [];
  return inflected(verb) + rest;
}

function inflected(verb: string): string {
  if (verb === "have") return "has";
  if (verb === "be") return "is";
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
