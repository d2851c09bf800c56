import { expect, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import { type AdvisedQuestion, groundOf } from "#server/advice/ground";
import { adviceMarkdown } from "#server/advice/markdown";
import { firstSteps } from "#shared/domain/advice";
import type { Responses } from "#shared/domain/answer";
import type { Card, CardRule } from "#shared/domain/card";
import { UNSAID } from "#shared/domain/question";
import type { Scoring } from "#shared/domain/scoring";

const question = (id: number, change: Partial<AdvisedQuestion> = {}): AdvisedQuestion => ({
  ...UNSAID,
  id,
  order: id,
  questionText: `Question ${id}?`,
  questionType: "rating",
  options: null,
  isRequired: false,
  ...change,
});

const QUESTIONS = [
  question(1, {
    highIs: "good",
    dimension: "cash",
    shortName: "Cash",
    scaleLabels: ["Tight", "", "", "", "Easy"],
  }),
  question(2, { highIs: "bad", dimension: "cash", shortName: "Late bills" }),
  question(3, {
    questionType: "multiple_choice",
    options: ["None", "Some", "All"],
    points: [0, 1, 2],
    dimension: "work",
    shortName: "Written down",
  }),
  question(4, { questionType: "text", questionText: "What worries you?" }),
  question(5, {
    questionType: "text",
    questionText: "Since when?",
    conditions: { version: 1, match: "all", rules: [{ question: 1, op: "atMost", value: 2 }] },
  }),
  question(6, { questionText: "How loud is it?" }),
];

const SCORING: Scoring = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 10, decimals: 0 },
  minCoverage: 0,
  dimensions: [
    { key: "cash", name: "Money", description: null, weight: 1, bands: null },
    { key: "work", name: "Work", description: null, weight: 1, bands: null },
  ],
  bands: [
    { from: 0, name: "Shaky", text: "The ground moves." },
    { from: 6, name: "Firm", text: "The ground holds." },
  ],
  benchmark: { on: false, k: 5 },
};

const card = (key: string, rules: CardRule[], change: Partial<Card> = {}): Card => ({
  key,
  when: { version: 1, match: "all", rules },
  kind: "weakness",
  dimension: null,
  title: `About ${key}`,
  why: "Because.",
  steps: [],
  effort: 2,
  impact: 2,
  ...change,
});

function advised(
  responses: Responses,
  cards: Card[] = [],
  scoring: Scoring | null = null,
  questions = QUESTIONS,
) {
  const ground = groundOf({ questions, responses, scoring, cards });
  const advice = composeAdvice(ground);
  return { advice, keys: advice.items.map((item) => item.card), markdown: adviceMarkdown(advice, ground) };
}

const low: CardRule = { question: 1, op: "atMost", value: 2 };

test("a card holds over an answer, a value or a band, and rests on the answers behind it", () => {
  const cards = [
    card("answer", [low]),
    card("value", [{ score: "cash", op: "atMost", value: 3 }]),
    card("band", [{ band: "", op: "is", value: "Shaky" }]),
    card("firm", [{ band: "", op: "is", value: "Firm" }]),
  ];
  const { advice, keys } = advised({ 1: "1", 2: "4", 3: "None" }, cards, SCORING);
  expect(keys.sort()).toEqual(["answer", "band", "value"]);
  const cited = advice.items.map(({ card: key, title }) => [
    key,
    title.evidence.map(({ question: id }) => id),
  ]);
  expect(Object.fromEntries(cited)).toEqual({ answer: [1], value: [1, 2], band: [1, 2, 3] });
});

test("no value, no rule over it", () => {
  expect(advised({ 1: "1" }, [card("value", [{ score: "cash", op: "atMost", value: 10 }])]).keys).toEqual([]);
});

test("of rules of which any will do, only those that hold are evidence", () => {
  const any = card("any", [], {
    when: {
      version: 1,
      match: "any",
      rules: [
        low,
        {
          match: "all",
          rules: [
            { question: 3, op: "is", value: "None" },
            { question: 2, op: "atLeast", value: 4 },
          ],
        },
      ],
    },
  });
  expect(advised({ 1: "4", 2: "5", 3: "None" }, [any]).advice.items[0]?.title.evidence).toEqual([
    { question: 3, quote: null },
    { question: 2, quote: null },
  ]);
  // A group of which all must hold, and one does.
  expect(advised({ 1: "1", 2: "5", 3: "All" }, [any]).advice.items[0]?.title.evidence).toEqual([
    { question: 1, quote: null },
  ]);
});

test("silence is evidence only where the question was asked", () => {
  const silent = card("silent", [{ question: 5, op: "notAnswered" }]);
  expect(advised({ 1: "1" }, [silent]).keys).toEqual(["silent"]);
  expect(advised({ 1: "5" }, [silent]).keys).toEqual([]);
});

test("an answer's words stand in reasons and steps; without them the sentence is left out", () => {
  const told = card("told", [low], {
    why: "Money is “{{answer:1}}” for you. You wrote {{quote:4}}. So much for {{answer:4}}. It began {{quote:5}}.",
    steps: [
      { text: "Talk about {{quote:5}}.", horizon: "week" },
      { text: "Send the bills.", horizon: "month" },
    ],
  });
  const { advice } = advised({ 1: "1", 4: "Nobody *pays*." }, [told]);
  const [item] = advice.items;
  expect(item?.why.map(({ text }) => text)).toEqual([
    "Money is “Tight” for you.",
    "You wrote “Nobody *pays*”.",
    "So much for Nobody *pays*.",
  ]);
  expect(item?.why[1]?.evidence.map(({ question: id }) => id)).toEqual([1, 4]);
  expect(item?.steps.map(({ text }) => text)).toEqual(["Send the bills."]);
});

test("a bare no is quoted by nobody, and is no silence either", () => {
  const cards = [
    card("asked", [{ question: 4, op: "answered" }]),
    card("silent", [{ question: 4, op: "notAnswered" }]),
    card("told", [low], { why: "Money is tight. You wrote {{quote:4}}." }),
  ];
  for (const nothing of [
    "No.",
    "nichts",
    "Rien du tout",
    "idk",
    "ничего",
    "特になし",
    "!!!",
    "!".repeat(500),
  ]) {
    const { advice, keys } = advised({ 1: "1", 4: nothing }, cards);
    expect(keys, nothing).toEqual(["told"]);
    expect(advice.items[0]?.why.map(({ text }) => text)).toEqual(["Money is tight."]);
    expect(advice.alsoWrote).toEqual([]);
  }
  expect(advised({ 1: "1", 4: "No money since May." }, cards).keys).toContain("asked");
});

test("what stands high is praised only where somebody has said that high is good", () => {
  const praise = (id: number) =>
    card(`praise-${id}`, [{ question: id, op: "atLeast", value: 4 }], { kind: "strength" });
  const cards = [praise(1), praise(2), praise(6)];
  expect(advised({ 1: "5", 2: "5", 6: "5" }, cards).keys).toEqual(["praise-1"]);
});

test("risks by what they do, then weaknesses by what they do and how far they are from the best", () => {
  const cards = [
    card("near", [{ question: 3, op: "answered" }], { dimension: "work" }),
    card("far", [low], { dimension: "cash" }),
    card("small-risk", [low], { kind: "risk", impact: 1 }),
    card("great-risk", [low], { kind: "risk", impact: 3 }),
    card("chance", [low], { kind: "opportunity", impact: 3 }),
  ];
  const { keys } = advised({ 1: "1", 2: "5", 3: "Some" }, cards, SCORING);
  expect(keys).toEqual(["great-risk", "small-risk", "far", "near", "chance"]);
});

test("a strength keeps its place among many weaknesses", () => {
  const cards = [
    ...Array.from({ length: 7 }, (_, at) => card(`weak-${at}`, [low])),
    card("strong", [{ question: 2, op: "is", value: 1 }], { kind: "strength" }),
  ];
  expect(advised({ 1: "1", 2: "1" }, cards).keys).toEqual(["weak-0", "weak-1", "weak-2", "weak-3", "strong"]);
});

test("answers of one dimension that do not fit together are both quoted", () => {
  const { advice } = advised({ 1: "1", 2: "1" }, [], SCORING);
  expect(advice.contradictions.map(({ text }) => text)).toEqual([
    "Late bills: “1 of 5” – and yet Cash: “Tight”. These two pull in different directions: which of them holds on most days?",
  ]);
  expect(advised({ 1: "3", 2: "1" }, [], SCORING).advice.contradictions).toEqual([]);
});

const choice = (id: number, change: Partial<AdvisedQuestion> = {}) =>
  question(id, {
    questionType: "multiple_choice",
    options: ["Yes", "Partly", "No", "I do not know"],
    points: [2, 1, 0, 0],
    dimension: "cash",
    ...change,
  });
const rated = (id: number) => question(id, { highIs: "good", dimension: "cash" });

function contradicted(questions: AdvisedQuestion[], responses: Responses, cards: Card[] = []) {
  const advice = composeAdvice(groundOf({ questions, responses, scoring: SCORING, cards }));
  return advice.contradictions.map(({ evidence }) => evidence.map(({ question: id }) => id));
}

test("two choices do not contradict each other, a rating and a choice can, whichever is the worse one", () => {
  expect(contradicted([choice(1), choice(2)], { 1: "Yes", 2: "No" })).toEqual([]);
  expect(contradicted([rated(1), choice(2)], { 1: "5", 2: "No" })).toEqual([[1, 2]]);
  expect(contradicted([rated(1), choice(2)], { 1: "1", 2: "Yes" })).toEqual([[2, 1]]);
});

test("who says that they do not know contradicts nothing, and neither does a list", () => {
  expect(contradicted([rated(1), choice(2)], { 1: "5", 2: "I do not know" })).toEqual([]);
  const bestFirst = choice(2, { options: ["Often", "Always"], points: [1, 1] });
  expect(contradicted([rated(1), { ...bestFirst, points: [0, 0] }], { 1: "5", 2: "Always" })).toEqual([]);
  const several = choice(2, { selection: "several", combine: "sum" });
  expect(contradicted([rated(1), several], { 1: "5", 2: ["No"] })).toEqual([]);
});

test("an option that shares the best worth with another can stand against a bad rating", () => {
  const shared = choice(2, { points: [2, 2, 0, 0] });
  expect(contradicted([rated(1), shared], { 1: "1", 2: "Partly" })).toEqual([[2, 1]]);
});

test("of answers that are as far apart, those are named that were asked closest to each other", () => {
  const questions = [choice(1), rated(2), choice(3), rated(4), choice(5)];
  expect(contradicted(questions, { 1: "Yes", 2: "3", 3: "Partly", 4: "1", 5: "Yes" })).toEqual([[5, 4]]);
});

test("of answers that are not as far apart, the furthest are named, wherever they were asked", () => {
  const fine = { points: [4, 3, 0, 0] };
  const questions = [choice(1, fine), choice(2, fine), rated(3)];
  expect(contradicted(questions, { 1: "Yes", 2: "Partly", 3: "1" })).toEqual([[1, 3]]);
  expect(contradicted(questions, { 1: "Partly", 2: "Yes", 3: "1" })).toEqual([[2, 3]]);
});

test("what a card that is shown says of both is not asked once more", () => {
  const both = card("both", [
    { question: 1, op: "is", value: 5 },
    { question: 2, op: "is", value: "No" },
  ]);
  const responses = { 1: "5", 2: "No" };
  expect(contradicted([rated(1), choice(2)], responses, [both])).toEqual([]);
  const one = card("one", [{ question: 2, op: "is", value: "No" }]);
  expect(contradicted([rated(1), choice(2)], responses, [one])).toEqual([[1, 2]]);
});

test("without cards it says where one stands, and what nothing rests on is repeated", () => {
  const { advice, markdown } = advised({ 1: "1", 2: "5", 3: "All", 4: "That nobody pays." }, [], SCORING);
  expect(advice.basis).toBe("values");
  expect(markdown).toBe(
    [
      "Overall you stand at 5 of 10: Shaky. The ground moves. Strongest is Work (10 of 10), weakest is Money (0 of 10). Look first at Cash, where you answered “Tight”.",
      "## You also wrote",
      "**What worries you?**",
      "> That nobody pays.",
    ].join("\n\n"),
  );
});

test("the strongest and the weakest are named only where they are two, and where nothing is low that is said", () => {
  const written = (responses: Responses) => advised(responses, [], SCORING).markdown;
  expect(written({ 1: "5", 2: "1", 3: "None" })).toContain(
    "Strongest is Money (10 of 10), weakest is Work (0",
  );
  expect(written({ 1: "3", 2: "3", 3: "Some" })).not.toContain("Strongest");
  expect(written({ 1: "4", 2: "2" })).toBe(
    "Overall you stand at 8 of 10: Firm. The ground holds. Nothing in your answers stands out as needing work.",
  );
  // Nor is that said of a dimension whose low answer hides behind a high one.
  expect(written({ 1: "4", 2: "2", 3: "None" })).not.toContain("Nothing in your answers");
});

test("where the whole has no value, the lowest answer is still the first to look at", () => {
  const dimensions = SCORING.dimensions.map((dimension) => ({ ...dimension, weight: 0 }));
  const { advice, markdown } = advised({ 1: "3", 2: "5" }, [], { ...SCORING, dimensions });
  expect(advice).toMatchObject({ basis: "values", standing: [] });
  expect(markdown).toBe("Look first at Late bills, where you answered “5 of 5”.");
});

test("where no card applies, what the author says of the weakest dimension is said, where they have said it", () => {
  const bandsOf = (text: string) => [{ from: 0, name: "All", text }];
  const [cash, work] = SCORING.dimensions.map((dimension) => ({
    ...dimension,
    bands: bandsOf(`${dimension.name} has words.`),
  }));
  const said = (dimensions: Scoring["dimensions"], cards: Card[] = []) =>
    advised({ 1: "1", 2: "5", 3: "All" }, cards, { ...SCORING, dimensions }).markdown.match(/\w+ has words/g);
  expect(said([cash!, work!])).toEqual(["Money has words"]);
  expect(said([{ ...cash!, bands: null }, work!])).toBeNull();
  expect(said([cash!, work!], [card("told", [low])])).toBeNull();
});

test("values that are not for the participant are not in what is written", () => {
  const hidden = { ...SCORING, visibleTo: "admin" as const };
  const { advice, markdown } = advised({ 1: "1", 2: "5", 3: "All" }, [], hidden);
  expect(advice.basis).toBe("answers");
  expect(markdown).not.toMatch(/Shaky|of 10/);
});

test("without values either, the answers as they were given, and a word that nobody has added advice", () => {
  const { markdown } = advised({ 1: "1", 3: "Some" });
  expect(markdown).toBe(
    [
      "The organisation has not added advice of its own to this assessment. These are your answers, as you gave them.",
      "## Your answers",
      "**Question 1?**",
      "> Tight",
      "**Question 3?**",
      "> Some",
    ].join("\n\n"),
  );
});

test("where there is advice and none of it applies, that is said, and not that there is none", () => {
  const { advice, markdown } = advised({ 1: "5", 3: "Some" }, [card("other", [low])]);
  expect(advice.basis).toBe("unmet");
  expect(markdown).toBe(
    [
      "None of the advice that the organisation has prepared applies to your answers. These are your answers, as you gave them.",
      "## Your answers",
      "**Question 1?**",
      "> Easy",
      "**Question 3?**",
      "> Some",
    ].join("\n\n"),
  );
});

test("an answer too long to be repeated takes no other with it, and not their heading", () => {
  const first = "Customers pay late. ".repeat(499);
  const long = { 1: "1", 4: first, 5: "Since the move." };
  expect(advised(long, [card("told", [low])]).markdown).toContain("Since the move.");
  const marked = { ...long, 4: "*Customers* _pay_ [late]. ".repeat(499).slice(0, 10_000) };
  const { markdown } = advised(marked, [
    card("told", [low], { why: first, steps: [{ text: "Write.", horizon: "week" }] }),
  ]);
  expect(markdown).toMatch(/## You also wrote\n\n\*\*Since when\?\*\*\n\n> Since the move\.$/);
});

test("the whole rests only on dimensions that count towards it", () => {
  const [cash, work] = SCORING.dimensions;
  const dimensions = cash && work ? [cash, { ...work, weight: 0 }] : [];
  const whole = card("whole", [{ score: "", op: "atMost", value: 3 }]);
  const { advice } = advised({ 1: "1", 3: "None" }, [whole], { ...SCORING, dimensions });
  expect(advice.items[0]?.title.evidence.map(({ question: id }) => id)).toEqual([1]);
});

test("a sentence that begins with an answer falls alone when the answer is not there", () => {
  const told = card("told", [low], {
    why: "Money is short. {{quote:5}} is when it began. That is late. “{{answer:4}}” worries you.",
  });
  const { advice } = advised({ 1: "1", 4: "Cash" }, [told]);
  expect(advice.items[0]?.why.map(({ text }) => text)).toEqual([
    "Money is short.",
    "That is late.",
    "“Cash” worries you.",
  ]);
});

test("a long answer is cut where its script can be cut, and always says something", () => {
  const told = card("told", [low], { why: "You wrote {{quote:4}}." });
  const quoted = (answer: string) =>
    advised({ 1: "1", 4: answer }, [told]).advice.items[0]?.why.at(0)?.text.slice("You wrote “".length) ??
    "nothing";
  const chinese = "客户总是太晚付款，我们因此推迟购买材料，周末才知道下周能不能发工资。";
  expect(quoted(chinese.repeat(20))).toMatch(new RegExp(`^(${chinese}){5,6}[^。…]+”\\.$`));
  expect(quoted(chinese.replace("。", "，").repeat(20))).toMatch(/^客户.{200,}…”\.$/u);
  expect(quoted("Donaudampfschifffahrtsgesellschaft".repeat(10))).toMatch(/^Donau.{235}…”\.$/);
  expect(quoted("Nobody pays on time. ".repeat(20))).toMatch(
    /^(Nobody pays on time\. ){10}Nobody pays on time”\.$/,
  );
});

test("a piece of advice in writing: what kind, why, what to do by when, and on which answers", () => {
  const told = card("told", [low], {
    kind: "risk",
    title: "Cash *may* run out",
    effort: 1,
    steps: [{ text: "List what comes in.", horizon: "week" }],
  });
  expect(advised({ 1: "2" }, [told]).markdown).toBe(
    [
      "## Cash \\*may\\* run out",
      "*Risk, little effort*",
      "Because.",
      "- List what comes in. (this week)",
      "(rests on your answer [1](#question-1))",
    ].join("\n\n"),
  );
});

test("one begins with the first step of each piece of advice, never with a strength's", () => {
  const step = (text: string) => ({ text, horizon: "week" as const });
  const cards = [
    card("risk", [low], { kind: "risk", steps: [step("One."), step("Four.")] }),
    card("weak", [low], { steps: [step("Two.")] }),
    card("strong", [{ question: 2, op: "is", value: 1 }], { kind: "strength", steps: [step("Never.")] }),
  ];
  const { advice } = advised({ 1: "1", 2: "1" }, cards);
  expect(firstSteps(advice).map(({ step: { text } }) => text)).toEqual(["One.", "Two.", "Four."]);
});

test("what is said beside the author's words is in the language of the assessment", () => {
  const responses = { 1: "1", 2: "1", 3: "All", 4: "Das Geld." };
  const ground = groundOf({
    questions: QUESTIONS,
    responses,
    scoring: SCORING,
    cards: [],
    language: "de-CH",
  });
  expect(adviceMarkdown(composeAdvice(ground), ground)).toBe(
    [
      "Insgesamt stehen Sie bei 8 von 10: Firm. The ground holds. Am stärksten ist Work (10 von 10), am schwächsten Money (5 von 10). Sehen Sie zuerst auf Cash: Dort haben Sie „Tight“ geantwortet.",
      "## Antworten, die nicht zusammenpassen",
      "- Late bills: „1 von 5“ – und doch Cash: „Tight“. Beides zusammen passt schlecht: Was davon gilt an den meisten Tagen?",
      "## Außerdem haben Sie geschrieben",
      "**What worries you?**",
      "> Das Geld.",
    ].join("\n\n"),
  );
});

test("a question without a short name stands in a sentence as it was asked", () => {
  const asked = QUESTIONS.map((one) => ({ ...one, shortName: null }));
  const { advice } = advised({ 1: "1", 2: "1" }, [], SCORING, asked);
  expect(advice.contradictions[0]?.text).toMatch(/^Question 2\? “1 of 5” – and yet Question 1\? “Tight”\. /);
  expect(advised({ 2: "5" }, [], SCORING, asked).markdown).toContain(
    "Look first at “Question 2?”, where you answered “5 of 5”.",
  );
});
