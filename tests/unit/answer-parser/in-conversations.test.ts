import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { aQuestion, severalOf, verdictOf } from "#tests/helpers/parsing";
import { textOf } from "#tests/helpers/source-files";

const written = z.array(
  z.strictObject({
    question: z.string(),
    one: z.array(z.string()).optional(),
    several: z.array(z.string()).optional(),
    steps: z.array(z.string()).optional(),
    open: z.literal(true).optional(),
    says: z.record(z.string(), z.string()),
  }),
);

function questionOf({ question: questionText, one, several, steps, open }: z.output<typeof written>[number]) {
  if (open) return { ...aQuestion("text"), questionText };
  if (steps) return { ...aQuestion("rating"), questionText, scaleLabels: steps };
  if (several) return { ...severalOf(several, several.slice(-1)), questionText };
  return { ...aQuestion("multiple_choice", one), questionText };
}

const replies = written
  .parse(parse(textOf("tests/fixtures/in-conversations.yaml")))
  .flatMap((asked) => Object.entries(asked.says).map(([said, meant]) => ({ asked, said, meant })));

test.each(replies)("$asked.question $said: $meant", ({ asked, said, meant }) => {
  const verdict = verdictOf(questionOf(asked), said);
  if (meant === "asked") expect(verdict).toMatch(/^no: /);
  else expect(verdict).toBe(`= ${asked.open ? said : meant}`);
});
