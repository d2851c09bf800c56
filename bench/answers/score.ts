import { judgeAnswer } from "../../src/server/judge/judge";
import type { Judgement } from "../../src/server/judge/judgement";
import { LEXICA } from "../../src/server/judge/lexicon/languages";
import type { LabelledReply } from "./replies";

/** How one reply was judged against its label. */
export interface Mark {
  labelled: LabelledReply;
  judgement: Judgement;
  /**
   * `right`: what the label allows. `wrong`: stored, as an answer or as a skip, although the label does not allow just
   * that. `sent-back`: asked again, although a person would have understood.
   */
  verdict: "right" | "wrong" | "sent-back";
  /** Sent back by asking whether it is just what the label says: a yes is enough. */
  isProposed: boolean;
  /** In milliseconds. */
  took: number;
}

/** Shares of all replies, from 0 to 1; of nothing, a share is not a number. */
export interface Score {
  replies: number;
  right: number;
  wrong: number;
  sentBack: number;
  /** Of all replies, those that were sent back with the right answer offered to a yes. */
  proposed: number;
  /** Read without a model even where there is one, and of all replies those that were wrongly stored so. */
  exact: number;
  exactlyWrong: number;
}

/** Whether a reply counts in the totals: there are words for its language. */
export const isCounted = ({ language }: LabelledReply): boolean =>
  LEXICA.some((lexicon) => lexicon.language === language.toLowerCase().split("-")[0]);

/** Shows one reply to the judge and compares. */
export function mark(labelled: LabelledReply): Mark {
  const from = performance.now();
  const judgement = judgeAnswer(labelled.question, labelled.reply);
  const took = performance.now() - from;
  return {
    labelled,
    judgement,
    verdict: verdictOn(labelled, judgement),
    isProposed: isProposedIn(labelled, judgement),
    took,
  };
}

export function scoreOf(marks: readonly Mark[]): Score {
  const share = (counts: (mark: Mark) => boolean) => marks.filter(counts).length / marks.length;
  return {
    replies: marks.length,
    right: share(({ verdict }) => verdict === "right"),
    wrong: share(({ verdict }) => verdict === "wrong"),
    sentBack: share(({ verdict }) => verdict === "sent-back"),
    proposed: share(({ isProposed }) => isProposed),
    exact: share(({ judgement }) => judgement.isExact),
    exactlyWrong: share(({ judgement, verdict }) => judgement.isExact && verdict === "wrong"),
  };
}

/** What a judgement is worth by a reply's label. */
export function verdictOn({ reply, expected }: LabelledReply, judgement: Judgement): Mark["verdict"] {
  if (judgement.outcome === "rejected") return expected.includes("rejected") ? "right" : "sent-back";
  return expected.some((label) => isStoredAs(label, judgement, reply)) ? "right" : "wrong";
}

function isProposedIn({ reply, expected }: LabelledReply, judgement: Judgement): boolean {
  if (judgement.outcome !== "rejected" || judgement.refusal.reason !== "likely") return false;
  const { candidates } = judgement.refusal;
  const stored: Stored = { outcome: "accepted", answer: [...candidates], understoodAs: null, isExact: false };
  return expected.some((label) => label !== "rejected" && isStoredAs(label, stored, reply));
}

type Stored = Exclude<Judgement, { outcome: "rejected" }>;

function isStoredAs(label: string, judgement: Stored, reply: string): boolean {
  if (judgement.outcome === "skipped") return label === "skipped";
  if (!label.startsWith("=")) return false;
  const wanted = label === "=" ? [reply.trim()] : label.slice(2).split(" + ");
  const stored = [judgement.answer].flat();
  return stored.length === wanted.length && wanted.every((value) => stored.includes(value));
}
