import type { Intent, IntentKind, NotStored, UnclearReason } from "../answer-parser/parse-result";
import { MAX_REFUSALS } from "../assistant/assistant";
import { backText } from "./edit-request-text";
import { distressText, factText, noFactText } from "./faq";
import { helpPhrases, type PhrasePicker } from "./phrase-picker";
import type { Reason } from "./phrases/reply-phrases";
import { promptFor, scaleLines } from "./prompt-for-answer";
import type { ChatQuestion, ReplyContext } from "./reply-context";
import { didYouMeanText } from "./suggestion-text";

/** Whether a question was asked again so often that the reply offers to skip it or to use the form. */
export const isStuck = ({ refusals }: Pick<ReplyContext, "refusals">): boolean => refusals >= MAX_REFUSALS;

const ASIDES: readonly IntentKind[] = [
  "assessment",
  "distress",
  "edit-request",
  "wait",
  "greeting",
  "thanks",
  "parting",
];

/** Whether a message was no attempt to answer, so that it does not count as a retry. */
export const isAside = (parsed: NotStored): boolean =>
  parsed.outcome === "intent" && ASIDES.includes(parsed.intent.kind);

/** Says why a message was not stored and what to do next, without repeating a sentence of the reply before. */
export function repromptText(question: ChatQuestion, parsed: NotStored, context: ReplyContext): string {
  const picker = helpPhrases(context);
  const [lead, asksAgain] = leadFor(question, parsed, context, picker);
  const { line, list } = asksAgain ? promptFor(question, parsed, picker) : { line: "", list: [] };
  const wayOut = isAside(parsed) ? "" : wayOutText(question.isRequired, asksAgain, context, picker);
  if (list.length === 0) return sentences([lead, line, wayOut]);
  return [sentences([lead, line]), ...list, ...(wayOut === "" ? [] : ["", wayOut])].join("\n");
}

const sentences = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");

/** With more candidates, a numbered list is easier to read than a sentence. */
const MAX_NAMED_CANDIDATES = 3;

/** The start of a reply, and whether instructions on how to answer follow. */
type Lead = readonly [lead: string, asksAgain: boolean];

function leadFor(
  question: ChatQuestion,
  parsed: NotStored,
  context: ReplyContext,
  picker: PhrasePicker,
): Lead {
  if (parsed.outcome === "suggestion") return [didYouMeanText(question, [parsed.answer], picker), false];
  if (parsed.outcome === "intent") return intentLead(question, parsed.intent, context, picker);
  const { reason, candidates } = parsed;
  if (reason === "ambiguous" && candidates.length > 1 && candidates.length <= MAX_NAMED_CANDIDATES)
    return [didYouMeanText(question, candidates, picker), false];
  return [picker.pickVariant(picker.phrases.refused[reasonPhrase(question, reason)]), true];
}

function intentLead(
  question: ChatQuestion,
  intent: Intent,
  context: ReplyContext,
  picker: PhrasePicker,
): Lead {
  const { phrases, pickVariant } = picker;
  switch (intent.kind) {
    case "wait":
    case "parting":
      return [pickVariant(phrases.refused[intent.kind]), false];
    case "thanks":
      return [`${pickVariant(phrases.refused.thanks)} ${backText(context)}`, false];
    case "assessment":
      return [`${factText(intent.topic, question, context, picker)} ${backText(context)}`, false];
    case "distress":
      return [distressText(context, picker), false];
    case "edit-request":
      return [sentences([pickVariant(phrases.edit.how), context.pending ? backText(context) : ""]), false];
    case "question":
      return [explanation(question, intent.about, context, picker), true];
    default:
      return [pickVariant(phrases.refused[reasonPhrase(question, intent.kind)]), true];
  }
}

/** The author's help or reason, or a sentence that there is none. */
function explanation(
  question: ChatQuestion,
  about: "meaning" | "reason" | "other",
  context: ReplyContext,
  picker: PhrasePicker,
): string {
  const { phrases, pickVariant, saidLast } = picker;
  if (about === "other") return noFactText(context, picker);
  const explanationText = about === "meaning" ? question.help : (question.whyAsked ?? phrases.noReason);
  if (explanationText) return saidLast(explanationText) ? pickVariant(phrases.allIKnow) : explanationText;
  const scale = scaleLines(question);
  // The list of its labels follows and explains more than the question does.
  if (scale.length > 0 && !saidLast(scale.join("\n"))) return "";
  return pickVariant(phrases.nothingMore);
}

type SimpleReason = Exclude<
  IntentKind | UnclearReason,
  "assessment" | "distress" | "edit-request" | "question"
>;

function reasonPhrase({ questionType }: ChatQuestion, reason: SimpleReason): Reason {
  const type = questionType === "text" ? "text" : "closed";
  if (reason === "empty") return "noise";
  if (reason === "unsure" || reason === "unclear") return `${reason}-${type}`;
  return reason === "out-of-range" && questionType === "rating" ? "off-scale" : reason;
}

/** Offers to skip an optional question, and the form to a participant who is stuck at a required one. */
function wayOutText(
  isRequired: boolean,
  asksAgain: boolean,
  context: ReplyContext,
  picker: PhrasePicker,
): string {
  const { skip, form } = picker.phrases.asks;
  if (isStuck(context)) return picker.pickVariant(isRequired ? form : skip);
  return !asksAgain || isRequired || skip.some(picker.saidLast) ? "" : picker.pickVariant(skip);
}
