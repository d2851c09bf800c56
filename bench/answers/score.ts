import { ALL_PHRASES } from "../../src/server/chat-replies/phrases/phrases";
import { judgeAnswer } from "../../src/server/answer-parser/parse-answer";
import type { Judgement } from "../../src/server/answer-parser/parse-result";
import type { LabelledReply } from "./replies";

/** How one reply was parsed, compared with its label. */
export interface Mark {
  labelled: LabelledReply;
  judgement: Judgement;
  /**
   * `right`: the outcome is one that the label allows. `offered`: the first suggestion is what the label says, so one press
   * is enough. `wrong`: stored, as an answer or as a skip, against the label. `wronglyOffered`: something else is suggested,
   * or the reply is no answer. `asked`: asked again without the right suggestion.
   */
  verdict: "right" | "offered" | "wrong" | "wronglyOffered" | "asked";
  /** In milliseconds. */
  took: number;
}

/** Shares of all replies, from 0 to 1; NaN when there are no replies. */
export interface Score {
  replies: number;
  right: number;
  /** Right, or offered as the first button. */
  withinOnePress: number;
  wrong: number;
  wronglyOffered: number;
  /** Read without a model even where there is one, and the share of all replies that was stored wrongly so. */
  exact: number;
  exactlyWrong: number;
}

const LANGUAGES: ReadonlySet<string> = new Set(ALL_PHRASES.map(({ language }) => language));

/** Whether a reply counts in the totals: the chat speaks its language. */
export const isCounted = ({ language }: LabelledReply): boolean =>
  LANGUAGES.has(language.toLowerCase().split("-")[0] ?? "");

/** Whether a reply has three words or fewer. */
export const isShort = ({ reply }: LabelledReply): boolean => reply.trim().split(/\s+/).length <= 3;

/** Parses one reply and compares it with its label. */
export function mark(labelled: LabelledReply): Mark {
  const from = performance.now();
  const judgement = judgeAnswer(labelled.question, labelled.reply);
  const took = performance.now() - from;
  return { labelled, judgement, verdict: verdictOn(labelled, judgement), took };
}

export function scoreOf(marks: readonly Mark[]): Score {
  const share = (counts: (mark: Mark) => boolean) => marks.filter(counts).length / marks.length;
  return {
    replies: marks.length,
    right: share(({ verdict }) => verdict === "right"),
    withinOnePress: share(({ verdict }) => verdict === "right" || verdict === "offered"),
    wrong: share(({ verdict }) => verdict === "wrong"),
    wronglyOffered: share(({ verdict }) => verdict === "wronglyOffered"),
    exact: share(({ judgement }) => judgement.isExact),
    exactlyWrong: share(({ judgement, verdict }) => judgement.isExact && verdict === "wrong"),
  };
}

/** What a parse result is worth by a reply's label. */
export function verdictOn({ reply, expected }: LabelledReply, judgement: Judgement): Mark["verdict"] {
  if (judgement.outcome !== "rejected")
    return expected.some((label) => isStoredAs(label, judgement, reply)) ? "right" : "wrong";
  if (judgement.refusal.reason === "likely") {
    const answer = [...judgement.refusal.candidates];
    const stored: Stored = { outcome: "accepted", answer, understoodAs: null, isExact: false };
    return expected.some((label) => isStoredAs(label, stored, reply)) ? "offered" : "wronglyOffered";
  }
  return expected.includes("rejected") ? "right" : "asked";
}

type Stored = Exclude<Judgement, { outcome: "rejected" }>;

function isStoredAs(label: string, judgement: Stored, reply: string): boolean {
  if (judgement.outcome === "skipped") return label === "skipped";
  if (!label.startsWith("=")) return false;
  const wanted = label === "=" ? [reply.trim()] : label.slice(2).split(" + ");
  const stored = [judgement.answer].flat();
  return stored.length === wanted.length && wanted.every((value) => stored.includes(value));
}
