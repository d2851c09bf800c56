import fc from "fast-check";
import { expect, test } from "vitest";
import type { AdviceContext } from "#server/advice/advice-context";
import { composeAdvice } from "#server/advice/compose";
import { adviceContext } from "#server/advice/create-advice-context";
import { type Advice, firstActions, statementsOf } from "#shared/domain/cards/advice";
import { CARD_KINDS } from "#shared/domain/cards/card";
import { answerScore } from "#shared/domain/score";
import { examples } from "#tests/helpers/effort";
import { randomCards } from "#tests/helpers/random-cards";
import { instrument } from "#tests/helpers/random-instrument";

const numRuns = examples({ sample: 150, all: 10_000 });

const anyAdvice = instrument.chain(({ questions, scoring, responses }) =>
  fc.record({ scoring: fc.constantFrom(scoring, null), cards: randomCards(questions.length) }).map((more) => {
    const named = questions.map((question) => ({ ...question, shortName: null }));
    const context = adviceContext({ questions: named, responses, ...more });
    return { context, advice: composeAdvice(context) };
  }),
);

const checkAll = (check: (advice: Advice, context: AdviceContext) => void) =>
  fc.assert(
    fc.property(anyAdvice, ({ advice, context }) => check(advice, context)),
    { numRuns },
  );

const everyStatement = ({ standing, lookFirst, items, contradictions, notes }: Advice) => [
  ...standing,
  ...lookFirst,
  ...items.flatMap(statementsOf),
  ...contradictions,
  ...notes,
];

test("every statement cites questions that were asked, and no placeholder is left", () => {
  checkAll((advice, { questions }) => {
    const askedIds = new Set(questions.map(({ id }) => id));
    for (const { text, evidence } of everyStatement(advice)) {
      expect(evidence.length).toBeGreaterThan(0);
      expect(evidence.every(({ question }) => askedIds.has(question))).toBe(true);
      expect(text).not.toMatch(/\{\{|“”/);
    }
  });
});

test("risks come first and none is lost, and other kinds keep their limits", () => {
  checkAll(({ items }, context) => {
    const kinds = items.map(({ kind }) => CARD_KINDS.indexOf(kind));
    expect(kinds).toEqual([...kinds].sort());
    const rest = items.filter(({ kind }) => kind !== "risk");
    expect(rest.length).toBeLessThanOrEqual(5);
    expect(rest.filter(({ kind }) => kind === "strength").length).toBeLessThanOrEqual(2);
    for (const key of ["money", "people", "web"])
      expect(rest.filter(({ dimension }) => dimension === key).length).toBeLessThanOrEqual(2);
    const onlyRisks = composeAdvice({
      ...context,
      cards: context.cards.filter(({ kind }) => kind === "risk"),
    });
    expect(items.filter(({ kind }) => kind === "risk").map(({ card }) => card)).toEqual(
      onlyRisks.items.map(({ card }) => card),
    );
  });
});

test("sections of each kind follow the order of Start here", () => {
  checkAll((advice) => {
    const plan = firstActions(advice).map(({ item }) => item);
    for (const one of CARD_KINDS) {
      const planned = plan.filter(({ kind }) => kind === one);
      expect(advice.items.filter(({ kind }) => kind === one).slice(0, planned.length)).toEqual(planned);
    }
  });
});

test("no strength is based on a low answer or a scale without direction", () => {
  checkAll(({ items }, { questions, answers }) => {
    for (const { title } of items.filter(({ kind }) => kind === "strength")) {
      const cited = questions.filter(
        ({ id }) => answers.has(id) && title.evidence.some(({ question }) => question === id),
      );
      const answerScores = cited.map((question) =>
        answerScore({ ...question, dimension: "any", weight: 1 }, answers.get(question.id)),
      );
      expect(answerScores.some((score) => score !== null && score > 0.5)).toBe(true);
      expect(answerScores.every((score) => score === null || score >= 0.5)).toBe(true);
      for (const { questionType, highIs } of cited)
        if (questionType === "rating") expect(["good", "bad"]).toContain(highIs);
    }
  });
});

test("without cards and scores, anyone who answered something gets a statement", () => {
  checkAll((advice, { answers }) => {
    const statementCount = everyStatement(advice).length + advice.alsoWrote.length;
    if (answers.size > 0 && advice.basis === "answers") expect(statementCount).toBeGreaterThan(0);
    expect(advice.alsoWrote.every((id) => answers.has(id))).toBe(true);
  });
});

test("exactly the open answers without a statement about them are repeated", () => {
  checkAll((advice, { questions, answers }) => {
    if (advice.basis !== "cards") return;
    const used = new Set(
      [...advice.items.flatMap(statementsOf), ...advice.contradictions].flatMap(({ evidence }) =>
        evidence.map(({ question }) => question),
      ),
    );
    const open = questions.filter(({ id, questionType }) => questionType === "text" && answers.has(id));
    expect(advice.alsoWrote).toEqual(open.map(({ id }) => id).filter((id) => !used.has(id)));
  });
});
