import type { Intent, IntentKind, Parsed, UnclearReason } from "../answer-parser/parse-result";
import { MAX_REFUSALS } from "../assistant/port";
import { backText } from "./edit-request-text";
import { factText, noFactText } from "./faq";
import { helpPhrases, type PhrasePicker } from "./phrase-picker";
import type { Reason } from "./phrases/phrases";
import { promptFor, scaleLines } from "./prompt-for-answer";
import type { ChatQuestion, ReplyContext } from "./reply-context";
import { alternativesText, MAX_NAMED, suggestionText } from "./suggestion-text";

/** A message that was not stored. */
export type NotStored = Exclude<Parsed, { outcome: "stored" }>;

/** Whether a question was asked again so often that the reply offers to skip it or to use the form. */
export const isStuck = ({ refusals }: Pick<ReplyContext, "refusals">): boolean => refusals >= MAX_REFUSALS;

/** Intents that are no attempt to answer, so they do not count as a retry. */
export const ASIDES: ReadonlySet<IntentKind> = new Set([
  "assessment",
  "edit-request",
  "wait",
  "greeting",
  "thanks",
  "parting",
]);

/** Says why a message was not stored and what to do next, without repeating a sentence of the reply before. */
export function repromptText(question: ChatQuestion, parsed: NotStored, context: ReplyContext): string {
  const picker = helpPhrases(context);
  const { lead, asks } = leadFor(question, parsed, context, picker);
  const { line, list } = asks ? promptFor(question, parsed, picker) : { line: "", list: [] };
  const wayOut = isAside(parsed) ? "" : wayOutText(question, asks, context, picker);
  const sentences = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");
  if (list.length === 0) return sentences([lead, line, wayOut]);
  return [sentences([lead, line]), ...list, ...(wayOut === "" ? [] : ["", wayOut])].join("\n");
}

const isAside = (parsed: NotStored) => parsed.outcome === "intent" && ASIDES.has(parsed.intent.kind);

/** The beginning of a reply, and whether it goes on with how to answer. */
interface Lead {
  readonly lead: string;
  readonly asks: boolean;
}

function leadFor(question: ChatQuestion, parsed: NotStored, context: ReplyContext, picker: PhrasePicker): Lead {
  if (parsed.outcome === "suggestion")
    return { lead: suggestionText(question, parsed.answer, picker), asks: false };
  if (parsed.outcome === "intent") return intentLead(question, parsed.intent, context, picker);
  const { reason, candidates } = parsed;
  if (reason === "ambiguous" && candidates.length > 1 && candidates.length <= MAX_NAMED)
    return { lead: alternativesText(question, candidates, picker), asks: false };
  return { lead: picker.pickVariant(picker.phrases.refused[reasonPhrase(question, reason)]), asks: true };
}

function intentLead(question: ChatQuestion, intent: Intent, context: ReplyContext, picker: PhrasePicker): Lead {
  const { phrases, pickVariant } = picker;
  switch (intent.kind) {
    case "wait":
    case "parting":
      return { lead: pickVariant(phrases.refused[intent.kind]), asks: false };
    case "thanks":
      return { lead: `${pickVariant(phrases.refused.thanks)} ${backText(context)}`, asks: false };
    case "assessment":
      return { lead: `${factText(intent.topic, context, picker)} ${backText(context)}`, asks: false };
    case "edit-request":
      return { lead: [pickVariant(phrases.edit.how), context.pending ? backText(context) : ""].join(" ").trim(), asks: false };
    case "question":
      return intent.about === "other"
        ? { lead: noFactText(context, picker), asks: true }
        : { lead: explanation(question, intent.about, picker), asks: true };
    default:
      return { lead: pickVariant(phrases.refused[reasonPhrase(question, intent.kind)]), asks: true };
  }
}

/** The author's help or reason; that there is no more to say comes once in a conversation. */
function explanation(
  question: ChatQuestion,
  about: "meaning" | "reason",
  { phrases, pickVariant, hasSaid, saidLast }: PhrasePicker,
): string {
  const written = about === "meaning" ? question.help : (question.whyAsked ?? phrases.noReason);
  if (written) return saidLast(written) ? pickVariant(phrases.allIKnow) : written;
  const scale = scaleLines(question);
  // The list of its labels follows and explains more than the question does.
  if (scale.length > 0 && !saidLast(scale.join("\n"))) return "";
  return hasSaid(phrases.nothingMore) ? pickVariant(phrases.refused["as-understood"]) : phrases.nothingMore;
}

type Plain = Exclude<
  IntentKind | UnclearReason,
  "wait" | "thanks" | "parting" | "assessment" | "edit-request" | "question"
>;

function reasonPhrase({ questionType }: ChatQuestion, reason: Plain): Reason {
  const type = questionType === "text" ? "text" : "closed";
  if (reason === "empty") return "noise";
  if (reason === "unsure" || reason === "unclear") return `${reason}-${type}`;
  return reason === "out-of-range" && questionType === "rating" ? "off-scale" : reason;
}

/** Offers to skip an optional question, and the form to a participant who is stuck at a required one. */
function wayOutText({ isRequired }: ChatQuestion, asks: boolean, context: ReplyContext, picker: PhrasePicker) {
  const { skip, form } = picker.phrases.asks;
  if (isStuck(context)) return picker.pickVariant(isRequired ? form : skip);
  return !asks || isRequired || skip.some(picker.saidLast) ? "" : picker.pickVariant(skip);
}
