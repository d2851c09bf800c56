import { expect, test } from "vitest";
import { confirmedBy } from "#server/assistant/grounding/claims";
import { claimsIn } from "#server/assistant/grounding/filter-grounded";
import { isShortening } from "#server/assistant/grounding/is-shortening";
import type { Advice } from "#shared/domain/cards/advice";
import { type BakerySentence, INVENTED, INVENTED_UNSEEN, SUPPORTED } from "#tests/fixtures/bakery-statements";
import { replyWith, storedAdvice, textsOf, WITH_CARDS, WITHOUT_CARDS } from "#tests/helpers/bakery-advice";
import { rejectingChecks } from "#tests/helpers/statement-figures";

const sourcesFor = (hasCards: boolean) => (hasCards ? WITH_CARDS : WITHOUT_CARDS);

const advised = (sentence: BakerySentence, hasCards: boolean): Advice =>
  storedAdvice(replyWith(sentence, hasCards), sourcesFor(hasCards));

const onPage = (sentences: readonly BakerySentence[], hasCards: boolean) =>
  sentences.filter((sentence) => textsOf(advised(sentence, hasCards)).includes(sentence.text));

const ALL_INVENTED = [...INVENTED, ...INVENTED_UNSEEN];

test("the tables contain sixty invented and forty supported sentences, all different", () => {
  expect(new Set(ALL_INVENTED.map(({ text }) => text)).size).toBe(60);
  expect(new Set(SUPPORTED.map(({ text }) => text)).size).toBe(40);
});

test.each([
  ["with cards", true],
  ["without cards", false],
])("at most eight of sixty invented sentences are shown %s", (_, hasCards) => {
  expect(onPage(ALL_INVENTED, hasCards).length).toBeLessThanOrEqual(8);
});

/** The sentences left after a check that is wrong about every tenth one, starting at `firstWrong`. */
function onPageOnceChecked(sentences: readonly BakerySentence[], hasCards: boolean, firstWrong: number) {
  const invented = new Set(ALL_INVENTED.map(({ text }) => text));
  const sources = sourcesFor(hasCards);
  let judged = 0;
  return sentences.filter((sentence) => {
    const reply = replyWith(sentence, hasCards);
    const claims = claimsIn(reply, sources);
    const checks = claims.map(({ text }, index) => {
      judged += 1;
      const isWrong = judged % 10 === firstWrong;
      return { sentence: index + 1, isSupported: invented.has(text) === isWrong };
    });
    const advice = storedAdvice(reply, { ...sources, confirms: confirmedBy({ checks }, claims) });
    return textsOf(advice).includes(sentence.text);
  });
}

test.each([
  ["with cards", true],
  ["without cards", false],
])("a check that is right nine times of ten leaves at most three of sixty %s", (_, hasCards) => {
  const passed = onPage(ALL_INVENTED, hasCards);
  for (let firstWrong = 0; firstWrong < 10; firstWrong += 1)
    expect(onPageOnceChecked(passed, hasCards, firstWrong).length).toBeLessThanOrEqual(3);
});

test("at least 23 of forty supported sentences are shown outside cards", () => {
  expect(onPage(SUPPORTED, false).length).toBeGreaterThanOrEqual(23);
});

test.each(
  [...ALL_INVENTED, ...SUPPORTED].filter(({ at }) => at === "title" || at === "why" || at === "step"),
)("a card keeps all its parts with the sentence: $text", (sentence) => {
  const authorCard = WITH_CARDS.cards[sentence.card - 1]?.item;
  const item = advised(sentence, true).items.find(({ card }) => card === authorCard?.card);
  expect(item?.title.text).toMatch(/./);
  expect(item?.why.length).toBeGreaterThan(0);
  expect(item?.steps.map(({ horizon }) => horizon)).toEqual(authorCard?.steps.map(({ horizon }) => horizon));
});

/** How many sentences each check drops on its own, and how many are shown after all of them. */
function figures(sentences: readonly BakerySentence[]) {
  const dropped = sentences.map(({ text, cites }) => rejectingChecks(text, cites, WITHOUT_CARDS));
  return {
    uncited: dropped.filter(({ isUncited }) => isUncited).length,
    contradicting: dropped.filter(({ isContradicting }) => isContradicting).length,
    newSteps: sentences.filter(
      ({ at, card, text }) =>
        at === "step" &&
        !WITH_CARDS.cards[card - 1]?.item.steps.some((step) => isShortening(text, step.text)),
    ).length,
    onPageWithCards: onPage(sentences, true).length,
    onPageWithoutCards: onPage(sentences, false).length,
  };
}

test("each check drops a known number of sentences, and a known number is shown", () => {
  expect(figures(ALL_INVENTED)).toEqual({
    uncited: 43,
    contradicting: 21,
    newSteps: 15,
    onPageWithCards: 5,
    onPageWithoutCards: 5,
  });
  expect(figures(SUPPORTED)).toEqual({
    uncited: 15,
    contradicting: 1,
    newSteps: 0,
    onPageWithCards: 33,
    onPageWithoutCards: 24,
  });
});
