import { OVERALL } from "#shared/domain/scoring";
import { type AdviceContext, countedFor } from "../../advice/advice-context";
import { matchCards } from "../../advice/match-cards";
import { renderCard } from "../../advice/render-card";
import { selectCards } from "../../advice/select-cards";
import type { AdviceRequest } from "../assistant";
import { type Language, languagesOf } from "./detect-language";
import { nameIndex } from "./proper-nouns";
import { createSourceCache } from "./source-cache";
import { answerTexts, MIN_IDENTIFYING_WORDS, type Sources, sourceTexts, type VisibleScore } from "./sources";

/** Collects the sources of recommendations from a request. */
export function sourcesOf(request: AdviceRequest): Sources {
  const { context } = request;
  const cards = selectCards(matchCards(context), context).map((match) => ({
    match,
    item: renderCard(match, context),
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
      ...cards.flatMap(({ item }) => sourceTexts(item)),
      ...values.flatMap(({ name, band }) => [name, band?.name ?? "", band?.text ?? ""]),
    ]),
  };
}

function languagesOfAnswers({ questions, answers, phrases }: AdviceContext): ReadonlySet<Language> {
  const texts = questions.flatMap((question) => [
    question.questionText,
    ...[answers.get(question.id) ?? []].flat(),
  ]);
  const detected = languagesOf(texts.join(" "), MIN_IDENTIFYING_WORDS);
  return detected.size > 0 ? detected : languagesOf(phrases.noAdvice);
}

function valuesOf(context: AdviceContext): VisibleScore[] {
  const { scoring, scores } = context;
  if (scoring?.visibleTo !== "participant") return [];
  return scores.flatMap(({ dimension, shown, band }) => {
    const name = scoring.dimensions.find(({ key }) => key === dimension)?.name ?? "";
    return shown === null
      ? []
      : [{ name: dimension === OVERALL ? "" : name, shown, band, questions: countedFor(context, dimension) }];
  });
}
