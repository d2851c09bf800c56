import fc from "fast-check";
import { CARD_KINDS, type Card, type CardRule, HORIZONS } from "#shared/domain/cards/card";

const DIMENSIONS = ["money", "people", "web"];

const rule = (questions: number): fc.Arbitrary<CardRule> => {
  const question = fc.integer({ min: 1, max: questions });
  const key = fc.constantFrom("", ...DIMENSIONS);
  return fc.oneof(
    fc.record({ question, op: fc.constantFrom("answered" as const, "notAnswered" as const) }),
    fc.record({
      question,
      op: fc.constantFrom("atLeast" as const, "atMost" as const),
      value: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      question,
      op: fc.constant("isAnyOf" as const),
      value: fc.constant<string[]>(["Yes", "Never"]),
    }),
    fc.record({
      question,
      op: fc.constant("mentions" as const),
      value: fc.constantFrom<("amount" | "date" | string[])[]>("amount", "date", ["Yes", "said"]),
    }),
    fc.record({ question, op: fc.constant("numberAtLeast" as const), value: fc.integer() }),
    fc.record({
      score: key,
      op: fc.constantFrom("atLeast" as const, "atMost" as const),
      value: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({ band: key, op: fc.constant("is" as const), value: fc.constantFrom("Low", "High") }),
  );
};

const degree = fc.constantFrom(1 as const, 2 as const, 3 as const);

/** Random cards about questions 1 to `questions`; texts may quote an answer. */
export const randomCards = (questions: number): fc.Arbitrary<Card[]> => {
  const singleRule = rule(questions);
  const match = fc.constantFrom("all" as const, "any" as const);
  const group = fc.record({ match, rules: fc.array(singleRule, { minLength: 1, maxLength: 2 }) });
  const text = fc.oneof(
    fc.constant("Plain words."),
    fc.integer({ min: 1, max: questions }).map((id) => `You said {{quote:${id}}}. Plain words.`),
  );
  return fc
    .array(
      fc.record({
        when: fc.record({
          version: fc.constant(1 as const),
          match,
          rules: fc.array(fc.oneof(singleRule, group), { minLength: 1, maxLength: 3 }),
        }),
        kind: fc.constantFrom(...CARD_KINDS),
        dimension: fc.constantFrom(null, ...DIMENSIONS),
        title: fc.constant("A title"),
        why: text,
        steps: fc.array(fc.record({ text, horizon: fc.constantFrom(...HORIZONS) }), { maxLength: 3 }),
        effort: degree,
        impact: degree,
      }),
      { maxLength: 14 },
    )
    .map((cards) => cards.map((card, at) => ({ ...card, key: `card-${at}` })));
};
