import { z } from "zod";
import { filedQuestion } from "#shared/contracts/questions";
import { scoring as scoringContract } from "#shared/contracts/scoring";
import { cleanOptions, optionsProblem } from "#shared/domain/questions/multiple-choice-rules";
import { DIRECTIONS, QUESTION_DEFAULTS, QUESTION_TYPES } from "#shared/domain/questions/question";
import { AssistantError } from "./assistant";
import { cardsOutput, resolveCards } from "./card-draft";
import { BANDS, draftScoring, type SuggestedDimension, scoringWith } from "./draft-scoring";
import { sanitizedLine as line } from "./sanitize";
import type { SuggestedQuestion, TemplateSuggestion } from "./template-suggestion";

const MIN_QUESTIONS = 5;
const MAX_QUESTIONS = 15;

/** Optional settings of a question. A malformed one becomes null, so the draft is kept. */
const optionalSettings = {
  shortName: z.string().nullable().catch(null),
  dimension: z.string().nullable().catch(null),
  highIs: z.enum(DIRECTIONS).nullable().catch(null),
  scaleLabels: z.array(z.string()).nullable().catch(null),
  points: z.array(z.number()).nullable().catch(null),
};

export const draftOutput = z.object({
  title: z.string().trim().min(1).max(200),
  description: z.string().max(2_000),
  resultsAnalysisPrompt: z.string().max(4_000),
  questions: z
    .array(
      z.object({
        questionText: z.string().trim().min(1).max(1_000),
        questionType: z.enum(QUESTION_TYPES),
        options: z.array(z.string().max(300)).nullable(),
        isRequired: z.boolean(),
        analysisPrompt: z.string().max(2_000).nullable(),
        ...optionalSettings,
      }),
    )
    .min(MIN_QUESTIONS)
    .max(MAX_QUESTIONS),
  dimensions: z.array(z.object({ key: z.string(), name: z.string(), description: z.string() })).catch([]),
  bands: z.array(z.object({ from: z.number(), name: z.string(), text: z.string() })).catch([]),
  cards: cardsOutput,
});
type DraftOutput = z.output<typeof draftOutput>;

/**
 * Converts a model's draft into a suggestion for an admin. Scoring and cards that wouldn't be valid as an author's own
 * are left out. Throws AssistantError if a question type is missing, options are unusable, or a text is empty or
 * repeated.
 */
export function resolveDraft(draft: DraftOutput): TemplateSuggestion {
  const { title, description, resultsAnalysisPrompt } = draft;
  const dimensions = cleanDimensions(draft.dimensions);
  const questions = draft.questions.map((question) => cleanQuestion(question, dimensions));
  const hasAllTypes = QUESTION_TYPES.every((type) =>
    questions.some(({ questionType }) => questionType === type),
  );
  if (!hasAllTypes) throw new AssistantError("The model's draft lacks a type of question.");
  const questionTexts = new Set(questions.map(({ questionText }) => questionText.toLowerCase()));
  if (questionTexts.size < questions.length || questionTexts.has("") || line(title) === "")
    throw new AssistantError("The model's draft asks the same twice, or nothing.");
  const scoring = draftScoring(dimensions, questions, cleanBands(draft.bands, dimensions));
  const numberedQuestions = questions.map((question, at) => ({ ...question, id: at + 1, order: at + 1 }));
  return {
    title: line(title),
    description: line(description),
    resultsAnalysisPrompt: line(resultsAnalysisPrompt),
    scoring,
    questions,
    cards: resolveCards(draft.cards, { questions: numberedQuestions, scoring, cards: [] }),
  };
}

type DraftedQuestion = DraftOutput["questions"][number];

function cleanQuestion(
  question: DraftedQuestion,
  dimensions: readonly SuggestedDimension[],
): SuggestedQuestion {
  const { questionText, questionType, isRequired, analysisPrompt } = question;
  const options =
    questionType === "multiple_choice" ? cleanOptions((question.options ?? []).map(line)) : null;
  if (options && optionsProblem(options))
    throw new AssistantError("The model's draft has options that cannot be used.");
  const plain: SuggestedQuestion = {
    ...QUESTION_DEFAULTS,
    questionText: line(questionText),
    questionType,
    options,
    isRequired,
    analysisPrompt: line(analysisPrompt ?? "") || null,
  };
  return withMeasures(plain, question, dimensions);
}

/** Adds the optional settings that would be valid in an author's own question. */
function withMeasures(
  plain: SuggestedQuestion,
  { shortName, dimension, highIs, scaleLabels, points }: DraftedQuestion,
  dimensions: readonly SuggestedDimension[],
): SuggestedQuestion {
  const changes = [
    { shortName: shortName && line(shortName) },
    { dimension: dimensions.some(({ key }) => key === dimension) ? dimension : null },
    { highIs },
    { scaleLabels: scaleLabels?.map(line) ?? null },
    { points },
  ];
  let question = plain;
  for (const change of changes)
    question = filedQuestion.safeParse({ ...question, ...change }).data ?? question;
  return question;
}

/** Keeps the dimensions that are valid together with those before them. */
function cleanDimensions(draftedDimensions: DraftOutput["dimensions"]): SuggestedDimension[] {
  const accepted: SuggestedDimension[] = [];
  for (const { key, name, description } of draftedDimensions) {
    const dimension = { key: line(key), name: line(name), description: line(description) || null };
    if (scoringContract.safeParse(scoringWith([...accepted, dimension], BANDS)).success)
      accepted.push(dimension);
  }
  return accepted;
}

/** The model's bands if they are valid, otherwise the default bands. */
function cleanBands(draftedBands: DraftOutput["bands"], dimensions: readonly SuggestedDimension[]) {
  const bands = draftedBands.map(({ from, name, text }) => ({ from, name: line(name), text: line(text) }));
  return scoringContract.safeParse(scoringWith(dimensions, bands)).success ? bands : BANDS;
}
