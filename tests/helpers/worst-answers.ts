import type { TemplateFile } from "#shared/contracts/template-file";
import type { AnswerValue } from "#shared/domain/answer";
import type { Asked } from "#tests/helpers/results-page";

type Question = TemplateFile["questions"][number];

/** Full sentences; the first is urgent. */
const LONG = [
  "The VAT of £9,400 is due on 7 April and the bank refused the overdraft.",
  "Since spring two of our five people have left, and those who stay do their work as well as they can.",
  "We talk about it every Monday, but nobody has the time to write anything down or to follow it up.",
].join(" ");
const OPEN = "We do it the way we always did, and nobody has looked at whether it still fits. "
  .repeat(3)
  .trim();

/** A template's questions with their lowest-scoring answers; text questions get long answers. */
export function worstAnswers({ questions }: Pick<TemplateFile, "questions">): Asked[] {
  const lastOpen = questions.findLast(({ questionType }) => questionType === "text");
  return questions.map((question) => ({
    ...question,
    answer: question === lastOpen ? LONG : worstOf(question),
  }));
}

function worstOf({ questionType, highIs, options, points, selection }: Question): AnswerValue {
  if (questionType === "text") return OPEN;
  if (questionType === "rating") return highIs === "bad" ? "5" : "1";
  const optionPoints = points ?? [];
  const least = (options ?? []).reduce((worst, option, at, all) =>
    (optionPoints[at] ?? 0) < (optionPoints[all.indexOf(worst)] ?? 0) ? option : worst,
  );
  return selection === "several" ? [least] : least;
}
