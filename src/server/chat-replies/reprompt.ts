import type { AnswerValue } from "#shared/domain/answer";
import { MAX_REFUSALS } from "../assistant/port";
import type { JudgedQuestion, Refusal } from "../answer-parser/parse-result";
import { askFor, NOTHING, scaleOf } from "./prompt-for-answer";
import { goOnText } from "./edit-suggestion-text";
import { factAbout } from "./faq";
import { likelyText } from "./confirm-text";
import type { RefusedBy } from "./phrases/phrases";
import type { Talk } from "./reply-context";
import { helpingVoice, type Voice } from "./phrase-picker";

/** Whether a question was sent back so often that another way out is offered (design section 6). */
export const isStuck = ({ refusals }: Pick<Talk, "refusals">): boolean => refusals >= MAX_REFUSALS;

/** What is no try at the question, and counts as none. */
export const ASIDES: ReadonlySet<Refusal["reason"]> = new Set([
  "assessment",
  "wait",
  "greeting",
  "thanks",
  "parting",
]);

/** Why a message was not taken, and what to do next; never with a sentence of the reply before. */
export function refusalText(question: JudgedQuestion, refusal: Refusal, talk: Talk): string {
  const voice = helpingVoice(talk);
  const { lead, asks } = leadFor(question, refusal, talk, voice);
  const { line, list } = asks ? askFor(question, refusal, voice) : NOTHING;
  const wayOut = wayOutOf(question, refusal, talk, voice);
  const sentences = (parts: readonly string[]) => parts.filter((part) => part !== "").join(" ");
  if (list.length === 0) return sentences([lead, line, wayOut]);
  return [sentences([lead, line]), ...list, ...(wayOut === "" ? [] : ["", wayOut])].join("\n");
}

/** What a reply begins with, and whether it goes on with how to answer. */
interface Lead {
  readonly lead: string;
  readonly asks: boolean;
}

function leadFor(question: JudgedQuestion, refusal: Refusal, talk: Talk, voice: Voice): Lead {
  const { phrases, vary } = voice;
  switch (refusal.reason) {
    case "wait":
    case "parting":
      return { lead: vary(phrases.refused[refusal.reason]), asks: false };
    case "thanks":
      return { lead: `${vary(phrases.refused.thanks)} ${goOnText(talk)}`, asks: false };
    case "assessment": {
      const fact = factAbout(refusal, question, talk, voice);
      const end = refusal.topic === "given" ? "\n\n" : " ";
      return { lead: `${fact}${end}${goOnText(talk)}`, asks: false };
    }
    case "correction":
      return { lead: vary(phrases.correction.which), asks: false };
    case "likely":
      return { lead: likelyText(question, likelyAnswer(question, refusal), voice), asks: false };
    case "question":
      return { lead: explanation(question, refusal.about, voice), asks: true };
    default:
      return {
        lead: vary(phrases.refused[refusedBy(question, refusal.reason, isNarrow(refusal))]),
        asks: true,
      };
  }
}

/** The answer that a message probably means. */
export const likelyAnswer = (
  { selection }: Pick<JudgedQuestion, "selection">,
  { candidates }: Extract<Refusal, { reason: "likely" }>,
): AnswerValue => (selection === "several" ? candidates : candidates.join());

/** Whether it is known which options may have been meant. */
const isNarrow = (refusal: Refusal): boolean => "candidates" in refusal && refusal.candidates.length > 0;

/** What the question's author says to who asks about it; that it is all there is to say, once in a conversation. */
function explanation(
  question: JudgedQuestion,
  about: "meaning" | "reason" | "else",
  { phrases, vary, hasSaid, saidLast }: Voice,
): string {
  const { help, whyAsked } = question;
  const written = about === "meaning" ? help : about === "reason" ? (whyAsked ?? phrases.noReason) : null;
  if (written) return saidLast(written) ? vary(phrases.allIKnow) : written;
  const scale = about === "meaning" ? scaleOf(question) : [];
  // Listed next, it says more than the question did.
  if (scale.length > 0 && !saidLast(scale.join("\n"))) return "";
  return hasSaid(phrases.nothingMore) ? vary(phrases.refused.asUnderstood) : phrases.nothingMore;
}

type Spoken = Exclude<
  Refusal["reason"],
  "wait" | "thanks" | "parting" | "assessment" | "correction" | "question" | "likely"
>;

/** The phrase of a reason; some depend on what is asked. */
function refusedBy({ questionType }: JudgedQuestion, reason: Spoken, hasCandidates: boolean): RefusedBy {
  const isText = questionType === "text";
  switch (reason) {
    case "unsure":
      return isText ? "unsureText" : "unsureClosed";
    case "unclear":
      return isText ? "unclearText" : "unclearClosed";
    case "ambiguous":
      return hasCandidates ? "ambiguous" : "unclearWhich";
    case "out-of-range":
      return questionType === "rating" ? "offScale" : "noSuchOption";
    case "not-whole":
      return "notWhole";
    case "too-long":
      return "tooLong";
    case "empty":
      return "noise";
    case "bare-number":
      return "bareNumber";
    case "bare-yes":
      return "bareYes";
    default:
      return reason;
  }
}

/** Skipping where that is allowed; who is stuck otherwise goes to the form. Nobody is told twice in a row in vain. */
function wayOutOf({ isRequired }: JudgedQuestion, { reason }: Refusal, talk: Talk, voice: Voice): string {
  const { asks } = voice.phrases;
  if (ASIDES.has(reason) || reason === "correction" || (reason === "likely" && !isStuck(talk))) return "";
  if (isStuck(talk)) return voice.vary(isRequired ? asks.form : asks.skip);
  return isRequired || asks.skip.some(voice.saidLast) ? "" : voice.vary(asks.skip);
}
