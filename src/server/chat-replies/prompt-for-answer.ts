import { RATING_VALUES, scaleLabel } from "#shared/domain/question";
import type { JudgedQuestion, Refusal } from "../answer-parser/parse-result";
import { say } from "../kernel/phrase";
import { shortened } from "../kernel/shortened";
import type { Voice } from "./phrase-picker";

/** How many options a reply lists, and how much of each, before it becomes a wall of text. */
const MAX_LISTED = 8;
const MAX_OPTION_LENGTH = 80;

/** What to do next: a sentence, and what it lists below, a line each. */
interface Ask {
  readonly line: string;
  readonly list: readonly string[];
}

/** For whom what was said is enough. */
export const NOTHING: Ask = { line: "", list: [] };

/** How a question wants to be answered, in other words than last time; what was listed just now is not listed again. */
export function askFor(question: JudgedQuestion, refusal: Refusal, voice: Voice): Ask {
  switch (question.questionType) {
    case "rating":
      return ratingAsk(question, refusal, voice);
    case "multiple_choice":
      return choiceAsk(question, "candidates" in refusal ? refusal.candidates : [], voice);
    case "text":
      return textAsk(refusal, voice);
  }
}

/** What the numbers of a scale mean, a line each; nothing where its ends have no names. */
export function scaleOf(question: JudgedQuestion): readonly string[] {
  const named = RATING_VALUES.filter((rating) => scaleLabel(question, rating) !== "");
  if (!named.includes("1") || !named.includes("5")) return [];
  return named.map((rating) => `${rating}. ${brief(scaleLabel(question, rating))}`);
}

function ratingAsk(
  question: JudgedQuestion,
  refusal: Refusal,
  { phrases: { asks }, vary, saidLast }: Voice,
): Ask {
  const list = scaleOf(question);
  if (list.length === 0) return { line: vary(asks.rateUnnamed), list };
  const asksMeaning = refusal.reason === "question" && refusal.about === "meaning";
  if (asksMeaning && !saidLast(list.join("\n"))) return { line: vary(asks.scale), list };
  const [lowest, highest] = [scaleLabel(question, "1"), scaleLabel(question, "5")].map(brief);
  return { line: vary(asks.rate, { lowest: lowest ?? "", highest: highest ?? "" }), list: [] };
}

function choiceAsk(
  { options: offered, selection }: JudgedQuestion,
  candidates: readonly string[],
  { phrases: { asks }, vary, saidLast }: Voice,
): Ask {
  const options = offered ?? [];
  if (options.length === 0) return NOTHING;
  const isNarrow = candidates.length > 1;
  const numbered = options
    .map((option, index) => ({ option, line: numberedLine(option, index) }))
    .filter(({ option }) => !isNarrow || candidates.includes(option))
    .map(({ line }) => line);
  const more = numbered.length - MAX_LISTED;
  const list = [...numbered.slice(0, MAX_LISTED), ...(more > 0 ? [say(asks.more, { count: more })] : [])];
  if (saidLast(list.join("\n"))) return { line: vary(asks.chooseAgain), list: [] };
  if (selection === "several") return { line: vary(asks.chooseSeveral), list };
  return { line: vary(isNarrow ? asks.which : asks.choose), list };
}

function textAsk({ reason }: Refusal, { phrases: { asks }, vary }: Voice): Ask {
  switch (reason) {
    case "unsure":
    case "bare-number":
    case "unclear":
      return NOTHING;
    case "too-long":
      return { line: vary(asks.shorten), list: [] };
    default:
      return { line: vary(asks.ownWords), list: [] };
  }
}

/** An option as a list of them shows it. */
export const numberedLine = (option: string, index: number): string => `${index + 1}. ${brief(option)}`;

const brief = (option: string): string => shortened(option, MAX_OPTION_LENGTH);
