import { answerTexts, type Material } from "./material";
import { passageIn } from "./passage";
import { quotationsIn } from "./quotations";
import type { SaidAdvice } from "./said";
import { answerCited } from "./statement";

/** How many passages a model quoted, beside its sentences and in them, and how many of them stand where it says. */
export function quotedIn({ standing, items, notes }: SaidAdvice, material: Material) {
  const { request, reading } = material;
  const statements = [...standing, ...notes, ...items.flatMap(({ why, steps }) => [...why, ...steps])];
  const citable = [
    ...request.ground.questions.flatMap((question) => {
      const answer = request.ground.answers.get(question.id);
      return [question.questionText, ...(answer === undefined ? [] : answerTexts(question, answer))];
    }),
    ...material.cards.flatMap(({ own }) => [...own.why, ...own.steps].map(({ text }) => text)),
  ];
  const isSaid = (words: string) => citable.some((text) => passageIn(text, words, reading.words) !== null);
  const found = statements.flatMap(({ answers, text }) => [
    ...answers.filter(({ quote }) => quote !== null).map((cited) => answerCited(cited, material) !== null),
    ...quotationsIn(text).map(isSaid),
  ]);
  return { quotes: found.length, exact: found.filter((isExact) => isExact).length };
}
