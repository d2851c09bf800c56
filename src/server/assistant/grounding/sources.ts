import type { AnswerValue } from "#shared/domain/answer";
import { type AdviceItem, statementsOf } from "#shared/domain/cards/advice";
import { scaleLabel } from "#shared/domain/questions/question";
import { OVERALL } from "#shared/domain/scoring";
import { type AdviceContext, type AdvisedQuestion, countedFor } from "../../advice/advice-context";
import { type MatchedCard, matchCards } from "../../advice/match-cards";
import { renderCard } from "../../advice/render-card";
import { selectCards } from "../../advice/select-cards";
import type { AdviceRequest } from "../assistant";
import type { Claim } from "./claims";
import { type Language, languagesOf } from "./detect-language";
import { nameIndex } from "./proper-nouns";
import { createSourceCache, type SourceCache } from "./source-cache";

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

/** What there is to write from. */
export function sourcesOf(request: AdviceRequest): Sources {
  const { context } = request;
  const cards = selectCards(matchCards(context), context).map((fired) => ({
    fired,
    own: renderCard(fired, context),
  }));
  const values = valuesOf(context);
  return {
    request,
    values,
    cards,
    languages: languagesOfAnswers(context),
    reading: createSourceCache(),
    confirms: () => true,
    isNamed: nameIndex([
      request.templateTitle,
      request.templateDescription ?? "",
      ...context.questions.flatMap(({ questionText, options, shortName }) => [
        questionText,
        shortName ?? "",
        ...(options ?? []),
      ]),
      ...context.questions.flatMap((question) => {
        const answer = context.answers.get(question.id);
        return answer === undefined ? [] : answerTexts(question, answer);
      }),
      ...cards.flatMap(({ own }) => sourceTexts(own)),
      ...values.flatMap(({ name, band }) => [name, band?.name ?? "", band?.text ?? ""]),
    ]),
  };
}

function languagesOfAnswers({ questions, answers, phrases }: AdviceContext): ReadonlySet<Language> {
  const written = questions.flatMap((question) => [
    question.questionText,
    ...[answers.get(question.id) ?? []].flat(),
  ]);
  const told = languagesOf(written.join(" "), CLEARLY);
  return told.size > 0 ? told : languagesOf(phrases.noAdvice);
}

function valuesOf(context: AdviceContext): GivenValue[] {
  const { scoring, standings } = context;
  if (scoring?.visibleTo !== "participant") return [];
  return standings.flatMap(({ dimension, shown, band }) => {
    const name = scoring.dimensions.find(({ key }) => key === dimension)?.name ?? "";
    return shown === null
      ? []
      : [{ name: dimension === OVERALL ? "" : name, shown, band, questions: countedFor(context, dimension) }];
  });
}

/** An answer in all its words, each of which can be quoted as a whole. */
export function answerTexts(question: AdvisedQuestion, answer: AnswerValue): string[] {
  if (typeof answer !== "string") return [...answer];
  if (question.questionType !== "rating") return [answer];
  return [answer, scaleLabel(question, answer)].filter((text) => text !== "");
}

/** All that a piece of advice says. */
export const sourceTexts = (item: AdviceItem): string[] => statementsOf(item).map(({ text }) => text);
