import { judgeAnswer } from "../../src/server/judge/judge";
import type { Judgement } from "../../src/server/judge/judgement";
import type { LabelledReply } from "./replies";

/** How one reply was judged against its label. */
export interface Mark {
  labelled: LabelledReply;
  judgement: Judgement;
  isDecided: boolean;
  isRight: boolean;
  isFalseAccept: boolean;
  /** The same when what is undecided falls back, as it does where there is no model. */
  alone: { isRight: boolean; isFalseAccept: boolean };
}

/** Shares from 0 to 1, as README.md defines them; of nothing, a share is not a number. */
export interface Score {
  replies: number;
  decided: number;
  accuracy: number;
  falseAccepts: number;
  aloneAccuracy: number;
  aloneFalseAccepts: number;
}

/** Shows one reply to the judge and compares. */
export function mark(labelled: LabelledReply): Mark {
  const judgement = judgeAnswer(labelled.question, labelled.reply);
  return {
    labelled,
    judgement,
    isDecided: judgement.outcome !== "undecided",
    ...compare(labelled, judgement),
    alone: compareAlone(labelled, judgement),
  };
}

export function scoreOf(marks: readonly Mark[]): Score {
  const decided = marks.filter(({ isDecided }) => isDecided);
  return {
    replies: marks.length,
    decided: decided.length / marks.length,
    accuracy: share(decided, ({ isRight }) => isRight),
    falseAccepts: share(decided, ({ isFalseAccept }) => isFalseAccept),
    aloneAccuracy: share(marks, ({ alone }) => alone.isRight),
    aloneFalseAccepts: share(marks, ({ alone }) => alone.isFalseAccept),
  };
}

function share(marks: readonly Mark[], isCounted: (mark: Mark) => boolean): number {
  return marks.filter(isCounted).length / marks.length;
}

function compare({ reply, expected }: LabelledReply, judgement: Judgement) {
  switch (judgement.outcome) {
    case "undecided":
      return { isRight: expected.includes("model"), isFalseAccept: false };
    case "rejected":
      return { isRight: expected.includes("rejected"), isFalseAccept: false };
    case "skipped":
    case "accepted": {
      const isRight = expected.some((label) => isStoredAs(label, judgement, reply));
      return { isRight, isFalseAccept: !isRight };
    }
  }
}

type Stored = Extract<Judgement, { outcome: "accepted" | "skipped" }>;

function isStoredAs(label: string, judgement: Stored, reply: string): boolean {
  if (judgement.outcome === "skipped") return label === "skipped";
  if (!label.startsWith("=")) return false;
  const wanted = label === "=" ? [reply.trim()] : label.slice(2).split(" + ");
  const stored = [judgement.answer].flat();
  return stored.length === wanted.length && wanted.every((value) => stored.includes(value));
}

/** What comes of a reply where there is no model: its fallback is stored, or it is asked again. */
function compareAlone(labelled: LabelledReply, judgement: Judgement) {
  if (judgement.outcome !== "undecided") return compare(labelled, judgement);
  if (judgement.fallback === null) {
    const isRight = labelled.expected.some((label) => label === "rejected" || label === "model");
    return { isRight, isFalseAccept: false };
  }
  return compare(labelled, { outcome: "accepted", answer: judgement.fallback, understoodAs: null });
}
