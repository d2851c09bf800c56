import { z } from "zod";
import { cleanOptions, optionsProblem, QUESTION_TYPES } from "#shared/domain/question";
import { AssistantError } from "./port";
import { sanitise } from "./sanitise";
import type { ShownText } from "./shown-text";
import type { SuggestedQuestion, TemplateSuggestion, WrittenTemplate } from "./template-suggestion";

const FEWEST = 5;
const MOST = 15;
const TRIES = 2;

/** What the model is asked to return as a draft of a template. */
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
      }),
    )
    .min(FEWEST)
    .max(MOST),
});
type DraftOutput = z.output<typeof draftOutput>;

/** A draft is shown only when it is whole. */
export const shownNothing: ShownText = { push: () => "", end: () => "" };

/**
 * Asks for a draft, and once more when what comes back cannot be used. Throws AssistantError after the second time.
 * @param ask one call of the model
 */
export async function* draftTwice(
  ask: () => AsyncGenerator<string, TemplateSuggestion>,
): AsyncGenerator<string, WrittenTemplate> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { suggestion: yield* ask(), by: "ai" };
    } catch (error) {
      if (!(error instanceof AssistantError) || tries === TRIES) throw error;
    }
  }
}

/**
 * A model's draft as it may be shown to an admin: plain text, options where they belong, all three types of question,
 * nothing asked twice. Throws AssistantError for anything else.
 */
export function settleDraft({
  title,
  description,
  resultsAnalysisPrompt,
  questions,
}: DraftOutput): TemplateSuggestion {
  const settled = questions.map(settleQuestion);
  const isWhole = QUESTION_TYPES.every((type) => settled.some(({ questionType }) => questionType === type));
  if (!isWhole) throw new AssistantError("The model's draft lacks a type of question.");
  const asked = new Set(settled.map(({ questionText }) => questionText.toLowerCase()));
  if (asked.size < settled.length || asked.has("") || line(title) === "")
    throw new AssistantError("The model's draft asks the same twice, or nothing.");
  return {
    title: line(title),
    description: line(description),
    resultsAnalysisPrompt: line(resultsAnalysisPrompt),
    questions: settled,
  };
}

function settleQuestion(question: DraftOutput["questions"][number]): SuggestedQuestion {
  const { questionText, questionType, isRequired, analysisPrompt } = question;
  const options =
    questionType === "multiple_choice" ? cleanOptions((question.options ?? []).map(line)) : null;
  if (options && optionsProblem(options))
    throw new AssistantError("The model's draft has options that cannot be used.");
  return {
    questionText: line(questionText),
    questionType,
    options,
    isRequired,
    analysisPrompt: line(analysisPrompt ?? "") || null,
  };
}

const line = (text: string) => sanitise(text).replace(/\s+/g, " ").trim();
