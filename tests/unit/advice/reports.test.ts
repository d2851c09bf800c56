import { expect, test } from "vitest";
import { adviceMarkdown } from "#server/advice/markdown";
import { sentencesOf } from "#server/advice/text-format";
import { answerText } from "#shared/domain/answer";
import { type Statement, statementsOf } from "#shared/domain/cards/advice";
import { answerScore } from "#shared/domain/score";
import { type WrittenAttempt, writtenAttempts } from "#tests/helpers/written-attempts";

const ATTEMPTS = writtenAttempts();

const everyStatement = ({ advice }: WrittenAttempt): Statement[] => [
  ...advice.standing,
  ...advice.lookFirst,
  ...advice.items.flatMap(statementsOf),
  ...advice.contradictions,
  ...advice.notes,
];

test("there are at least forty attempts of all kinds, with library templates and without cards", () => {
  expect(ATTEMPTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ATTEMPTS.map(({ kind }) => kind)).size).toBe(6);
  const withoutCards = ATTEMPTS.filter(({ template }) => template.cards.length === 0);
  expect(new Set(withoutCards.map(({ template }) => template.title)).size).toBeGreaterThanOrEqual(3);
});

test("exactly the risks that a consultant expects come first", () => {
  const named = (keys: readonly (string | null)[]) => [...keys].sort();
  for (const { name, risks, advice } of ATTEMPTS) {
    const first = advice.items.slice(0, risks.length).map(({ card }) => card);
    expect(named(first), name).toEqual(named(risks));
    expect(advice.items.filter(({ kind }) => kind === "risk").length, name).toBe(risks.length);
  }
});

test("every statement has evidence from questions that were asked", () => {
  for (const attempt of ATTEMPTS) {
    const askedIds = new Set(attempt.context.questions.map(({ id }) => id));
    for (const { text, evidence } of everyStatement(attempt)) {
      expect(evidence.length, `${attempt.name}: ${text}`).toBeGreaterThan(0);
      expect(evidence.every(({ question }) => askedIds.has(question))).toBe(true);
    }
  }
});

test("no strength is based on a low answer or a scale without direction", () => {
  for (const { name, advice, context } of ATTEMPTS)
    for (const { title } of advice.items.filter(({ kind }) => kind === "strength"))
      for (const { question: id } of title.evidence) {
        const question = context.questions.find((asked) => asked.id === id);
        const answer = context.answers.get(id);
        if (!question || answer === undefined) continue;
        const score = answerScore({ ...question, dimension: "any", weight: 1 }, answer);
        if (question.questionType === "rating") expect(score, `${name}: ${title.text}`).not.toBeNull();
        expect(score ?? 1, `${name}: ${title.text}`).toBeGreaterThanOrEqual(0.5);
      }
});

/** Sentences that two reports may share: texts of the same card or a band, and statements about the same answers. */
function shareable({ template, advice, context }: WrittenAttempt): Map<string, string> {
  const bands = (template.scoring ? [template.scoring, ...template.scoring.dimensions] : [])
    .flatMap((owner) => owner.bands ?? [])
    .flatMap(({ text }) => sentencesOf(text));
  const ofBands = bands.map((text) => [text, "a band"] as const);
  const ofCards = advice.items.flatMap((item) =>
    statementsOf(item).map(({ text }) => [text, `${template.title}: ${item.card}`] as const),
  );
  const ofAnswers = [...advice.standing, ...advice.lookFirst, ...advice.contradictions].map(
    ({ text, evidence }) =>
      [
        text,
        JSON.stringify(
          evidence.map(({ question }) => [template.title, question, context.answers.get(question)]),
        ),
      ] as const,
  );
  return new Map([...ofAnswers, ...ofBands, ...ofCards]);
}

test("reports share only sentences of the same card, band or answers", () => {
  const seen = new Map<string, { name: string; from: string }>();
  const shared: string[] = [];
  for (const attempt of ATTEMPTS)
    for (const [text, from] of shareable(attempt)) {
      const before = seen.get(text);
      if (before && before.name !== attempt.name && before.from !== from)
        shared.push(`${before.name} and ${attempt.name}: ${text}`);
      seen.set(text, { name: attempt.name, from });
    }
  expect(shared).toEqual([]);
});

test.for(ATTEMPTS)("$name is the report in docs/examples", async (attempt) => {
  await expect(reportOf(attempt)).toMatchFileSnapshot(`../../../docs/examples/reports/${attempt.name}.md`);
});

test("all reports are listed", async () => {
  const rows = ATTEMPTS.map(
    ({ name, who, kind, template }) => `| [${who}](${name}.md) | ${template.title} | ${kind} |`,
  );
  const list = [
    "# What the rules write",
    "These attempts were made up, and each report is what Askwell writes of it without an AI model: cards of the assessment that hold, in their author's words. A test holds the reports to what stands here.",
    ["| Who | Assessment | Kind |", "|---|---|---|", ...rows].join("\n"),
    "",
  ].join("\n\n");
  await expect(list).toMatchFileSnapshot("../../../docs/examples/reports/README.md");
});

function reportOf({ who, kind, template, context, advice }: WrittenAttempt): string {
  const rows = context.questions.map(({ id, questionText }, at) => {
    const answer = context.answers.get(id);
    const answerCell =
      answer === undefined ? "–" : answerText(answer).replace(/\s+/g, " ").replaceAll("|", "\\|");
    return `| <a id="question-${id}"></a>${at + 1} | ${questionText} | ${answerCell} |`;
  });
  return [
    `# ${template.title}: ${who}`,
    `One of the attempts that were made up to read what the rules write (${kind}).`,
    ["| | Asked | Answered |", "|--:|---|---|", ...rows].join("\n"),
    "---",
    adviceMarkdown(advice, context),
    "",
  ].join("\n\n");
}
