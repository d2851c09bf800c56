import type { AnswerValue } from "#shared/domain/answer";
import { type AdviceItem, statementsOf } from "#shared/domain/cards/advice";
import { scaleLabel } from "#shared/domain/questions/question";
import type { AdvisedQuestion } from "../../advice/advice-context";
import type { MatchedCard } from "../../advice/match-cards";
import type { AdviceRequest } from "../assistant";
import type { Claim } from "./claims";
import type { Language } from "./detect-language";
import type { SourceCache } from "./source-cache";

/** One word may stand in any language; so many tell. */
export const CLEARLY = 2;

/** So many cards are given to a model to word; who has more risks than that reads the others as they were written. */
export const MOST_WORDED = 12;

/** A value that the participant may see. */
export interface GivenValue {
  readonly name: string;
  readonly shown: number;
  readonly band: { readonly name: string; readonly text: string } | undefined;
  /** The answered questions that it was made from. */
  readonly questions: readonly number[];
}

/** A card that holds, and what it says in its author's words. */
export interface GivenCard {
  readonly fired: MatchedCard;
  readonly own: AdviceItem;
}

/** What a model writes from, and what its statements are held against. It names things by their place from 1. */
export interface Sources {
  readonly request: AdviceRequest;
  readonly values: readonly GivenValue[];
  /** In the order in which advice is read. */
  readonly cards: readonly GivenCard[];
  /** Whether that name stands in an answer, in a question, in a card, or in what everybody reads of the assessment. */
  readonly isNamed: (name: string) => boolean;
  /** What the answers are written in, as far as it can be told; a model has no say in that. */
  readonly languages: ReadonlySet<Language>;
  readonly reading: SourceCache;
  /** Asked last about a sentence that passed every other check. */
  readonly confirms: (claim: Claim) => boolean;
}

/** An answer in all its words, each of which can be quoted as a whole. */
export function answerTexts(question: AdvisedQuestion, answer: AnswerValue): string[] {
  if (typeof answer !== "string") return [...answer];
  if (question.questionType !== "rating") return [answer];
  return [answer, scaleLabel(question, answer)].filter((text) => text !== "");
}

/** All that a piece of advice says. */
export const sourceTexts = (item: AdviceItem): string[] => statementsOf(item).map(({ text }) => text);
