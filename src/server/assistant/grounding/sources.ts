import type { AnswerValue } from "#shared/domain/answer";
import { type AdviceItem, statementsOf } from "#shared/domain/cards/advice";
import { scaleLabel } from "#shared/domain/questions/question";
import type { AdvisedQuestion } from "../../advice/advice-context";
import type { MatchedCard } from "../../advice/match-cards";
import type { AdviceRequest } from "../assistant";
import type { Claim } from "./claims";
import type { Language } from "./detect-language";
import type { SourceCache } from "./source-cache";

/** This many words identify a language. A single one may occur in any language. */
export const MIN_IDENTIFYING_WORDS = 2;

/** Limit on the cards that a model gets to reword. Further risks are shown in their author's words. */
export const MAX_WORDED_CARDS = 12;

/** A score that the participant may see. */
export interface VisibleScore {
  readonly name: string;
  readonly shown: number;
  readonly band: { readonly name: string; readonly text: string } | undefined;
  /** Ids of the questions that it is calculated from. */
  readonly questions: readonly number[];
}

/** A matched card, and its text in its author's words. */
export interface AuthoredCard {
  readonly match: MatchedCard;
  readonly item: AdviceItem;
}

/** The material that a model writes from and is checked against. It names things by position, from 1. */
export interface Sources {
  readonly request: AdviceRequest;
  readonly values: readonly VisibleScore[];
  /** In reading order. */
  readonly cards: readonly AuthoredCard[];
  /** Whether a name occurs in an answer, a question, a card, or the title or description of the assessment. */
  readonly isNamed: (name: string) => boolean;
  /** The languages of the answers, as far as they can be detected. A model can't influence them. */
  readonly languages: ReadonlySet<Language>;
  readonly reading: SourceCache;
  /** Called last, for a sentence that passed every other check. */
  readonly confirms: (claim: Claim) => boolean;
}

/** The texts of an answer, each of which can be quoted as a whole. */
export function answerTexts(question: AdvisedQuestion, answer: AnswerValue): string[] {
  if (typeof answer !== "string") return [...answer];
  if (question.questionType !== "rating") return [answer];
  return [answer, scaleLabel(question, answer)].filter((text) => text !== "");
}

/** All texts of an item of advice. */
export const sourceTexts = (item: AdviceItem): string[] => statementsOf(item).map(({ text }) => text);
