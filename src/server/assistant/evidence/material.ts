import { type AdviceItem, type Statement, statementsOf } from "#shared/domain/advice";
import type { AnswerValue } from "#shared/domain/answer";
import { scaleLabel } from "#shared/domain/question";
import { OVERALL } from "#shared/domain/scoring";
import { chosenCards } from "../../advice/chosen";
import { contradictionsIn } from "../../advice/contradictions";
import { type FiredCard, firedCards } from "../../advice/fired";
import { type AdviceGround, type AdvisedQuestion, countedFor } from "../../advice/ground";
import { itemOf } from "../../advice/item";
import type { AdviceRequest } from "../port";
import { type Language, languagesOf } from "./languages";
import { nameIndex } from "./names";
import { createReading, type Reading } from "./reading";

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
  readonly fired: FiredCard;
  readonly own: AdviceItem;
}

/** What a model writes from, and what its statements are held against. It names things by their place from 1. */
export interface Material {
  readonly request: AdviceRequest;
  readonly values: readonly GivenValue[];
  /** In the order in which advice is read. */
  readonly cards: readonly GivenCard[];
  readonly contradictions: readonly Statement[];
  /** Whether that name stands in an answer, in a question, in a card, or in what everybody reads of the assessment. */
  readonly isNamed: (name: string) => boolean;
  /** What the answers are written in, as far as it can be told; a model has no say in that. */
  readonly languages: ReadonlySet<Language>;
  readonly reading: Reading;
}

/** What there is to write from. */
export function materialOf(request: AdviceRequest): Material {
  const { ground } = request;
  const cards = chosenCards(firedCards(ground), ground).map((fired) => ({
    fired,
    own: itemOf(fired, ground),
  }));
  const values = valuesOf(ground);
  return {
    request,
    values,
    cards,
    contradictions: contradictionsIn(ground),
    languages: languagesOfAnswers(ground),
    reading: createReading(),
    isNamed: nameIndex([
      request.templateTitle,
      request.templateDescription ?? "",
      ...ground.questions.flatMap(({ questionText, options, shortName }) => [
        questionText,
        shortName ?? "",
        ...(options ?? []),
      ]),
      ...ground.questions.flatMap((question) => {
        const answer = ground.answers.get(question.id);
        return answer === undefined ? [] : answerTexts(question, answer);
      }),
      ...cards.flatMap(({ own }) => textsOf(own)),
      ...values.flatMap(({ name, band }) => [name, band?.name ?? "", band?.text ?? ""]),
    ]),
  };
}

function languagesOfAnswers({ questions, answers, phrases }: AdviceGround): ReadonlySet<Language> {
  const written = questions.flatMap((question) => [
    question.questionText,
    ...[answers.get(question.id) ?? []].flat(),
  ]);
  const told = languagesOf(written.join(" "), CLEARLY);
  return told.size > 0 ? told : languagesOf(phrases.noAdvice);
}

function valuesOf(ground: AdviceGround): GivenValue[] {
  const { scoring, standings } = ground;
  if (scoring?.visibleTo !== "participant") return [];
  return standings.flatMap(({ dimension, shown, band }) => {
    const name = scoring.dimensions.find(({ key }) => key === dimension)?.name ?? "";
    return shown === null
      ? []
      : [{ name: dimension === OVERALL ? "" : name, shown, band, questions: countedFor(ground, dimension) }];
  });
}

/** An answer in all its words, each of which can be quoted as a whole. */
export function answerTexts(question: AdvisedQuestion, answer: AnswerValue): string[] {
  if (typeof answer !== "string") return [...answer];
  if (question.questionType !== "rating") return [answer];
  return [answer, scaleLabel(question, answer)].filter((text) => text !== "");
}

/** All that a piece of advice says. */
export const textsOf = (item: AdviceItem): string[] => statementsOf(item).map(({ text }) => text);
