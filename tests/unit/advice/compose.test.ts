import { expect, test } from "vitest";
import type { AdvisedQuestion } from "#server/advice/advice-context";
import { composeAdvice } from "#server/advice/compose";
import { adviceContext } from "#server/advice/create-advice-context";
import { adviceMarkdown } from "#server/advice/markdown";
import type { Responses } from "#shared/domain/answer";
import { firstActions } from "#shared/domain/cards/advice";
import type { Card, CardRule } from "#shared/domain/cards/card";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import type { Scoring } from "#shared/domain/scoring";

const question = (id: number, change: Partial<AdvisedQuestion> = {}): AdvisedQuestion => ({
  ...QUESTION_DEFAULTS,
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
  const context = adviceContext({ questions, responses, scoring, cards });
  const advice = composeAdvice(context);
  return { advice, keys: advice.items.map((item) => item.card), markdown: adviceMarkdown(advice, context) };
}

const low: CardRule = { question: 1, op: "atMost", value: 2 };

test("a card matches an answer, a score or a band, and cites the answers behind it", () => {
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

test("a rule over a missing score never matches", () => {
  expect(advised({ 1: "1" }, [card("value", [{ score: "cash", op: "atMost", value: 10 }])]).keys).toEqual([]);
});

test('for a card with "any", only the rules that match are evidence', () => {
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
  // The group needs both rules, and only one matches.
  expect(advised({ 1: "1", 2: "5", 3: "All" }, [any]).advice.items[0]?.title.evidence).toEqual([
    { question: 1, quote: null },
  ]);
});

test("a missing answer is evidence only if the question was asked", () => {
  const silent = card("silent", [{ question: 5, op: "notAnswered" }]);
  expect(advised({ 1: "1" }, [silent]).keys).toEqual(["silent"]);
  expect(advised({ 1: "5" }, [silent]).keys).toEqual([]);
});

test("placeholders are replaced by answers, and sentences without their answer are left out", () => {
  const quoteCard = card("told", [low], {
    why: "Money is “{{answer:1}}” for you. You wrote {{quote:4}}. So much for {{answer:4}}. It began {{quote:5}}.",
    steps: [
      { text: "Talk about {{quote:5}}.", horizon: "week" },
      { text: "Send the bills.", horizon: "month" },
    ],
  });
  const { advice } = advised({ 1: "1", 4: "Nobody *pays*." }, [quoteCard]);
  const [item] = advice.items;
  expect(item?.why.map(({ text }) => text)).toEqual([
    "Money is “Tight” for you.",
    "You wrote “Nobody *pays*.”",
    "So much for Nobody *pays*.",
  ]);
  expect(item?.why[1]?.evidence.map(({ question: id }) => id)).toEqual([1, 4]);
  expect(item?.steps.map(({ text }) => text)).toEqual(["Send the bills."]);
});

test('an empty "no" is neither quoted nor counted as unanswered', () => {
  const cards = [
    card("asked", [{ question: 4, op: "answered" }]),
    card("silent", [{ question: 4, op: "notAnswered" }]),
    card("told", [low], { why: "Money is tight. You wrote {{quote:4}}." }),
  ];
  for (const nothing of [
    "No.",
    "Nothing that I know of.",
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

test("a strength requires a scale whose better end is known", () => {
  const praise = (id: number) =>
    card(`praise-${id}`, [{ question: id, op: "atLeast", value: 4 }], { kind: "strength" });
  const cards = [praise(1), praise(2), praise(6)];
  expect(advised({ 1: "5", 2: "5", 6: "5" }, cards).keys).toEqual(["praise-1"]);
});

test("risks are ordered by impact, then weaknesses by impact and distance from the best score", () => {
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

test("a strength is kept among many weaknesses", () => {
  const cards = [
    ...Array.from({ length: 7 }, (_, at) => card(`weak-${at}`, [low])),
    card("strong", [{ question: 2, op: "is", value: 1 }], { kind: "strength" }),
  ];
  expect(advised({ 1: "1", 2: "1" }, cards).keys).toEqual(["weak-0", "weak-1", "weak-2", "weak-3", "strong"]);
});

test("conflicts between answers are never inferred; an author writes a card for them", () => {
  const conflict = card("conflict", [
    { question: 1, op: "atMost", value: 2 },
    { question: 2, op: "is", value: 1 },
  ]);
  const { advice } = advised({ 1: "1", 2: "1" }, [conflict], SCORING);
  expect(advice.contradictions).toEqual([]);
  expect(advice.items.map((item) => item.title.evidence.map(({ question: id }) => id))).toEqual([[1, 2]]);
});

test("without cards and scores, the lowest answers on scales with a direction come first", () => {
  const rated = (id: number, highIs: "good" | "bad" | "neutral") => question(id, { highIs });
  const questions = [
    rated(1, "good"),
    rated(2, "bad"),
    rated(3, "neutral"),
    rated(4, "bad"),
    rated(5, "good"),
  ];
  const { advice } = advised({ 1: "4", 2: "4", 3: "1", 4: "5", 5: "3" }, [], null, questions);
  expect(advice.basis).toBe("values");
  expect(advice.lookFirst.map(({ text }) => text)).toEqual([
    "“Question 4?”: you answered “5 out of 5.”",
    "“Question 2?”: you answered “4 out of 5.”",
  ]);
});

test("without cards, open answers come first, then the score and the lowest answers, then the rest", () => {
  const { advice, markdown } = advised({ 1: "2", 2: "5", 3: "All", 4: "That nobody pays." }, [], SCORING);
  expect(advice.basis).toBe("values");
  expect(markdown).toBe(
    [
      "The author of this assessment wrote no advice for it. This is a summary of your answers.",
      "## In your own words",
      "**What worries you?**",
      "> That nobody pays.",
      "Your overall score is 6 out of 10: Firm. The ground holds.",
      "## Answers to look at first",
      "- “Question 2?”: you answered “5 out of 5.” (question [2](#question-2))\n- “Question 1?”: you answered “2 out of 5 (1: Tight, 5: Easy).” (question [1](#question-1))",
      "## Your answers",
      "**Question 3?**",
      "> All",
    ].join("\n\n"),
  );
});

test("no answer is listed when none lost points", () => {
  expect(advised({ 1: "5", 2: "1", 3: "All" }, [], SCORING).advice.lookFirst).toEqual([]);
});

test("for a multiple choice, the missing options are named", () => {
  const several = question(7, {
    ...{ questionType: "multiple_choice", selection: "several", combine: "sum" },
    ...{ options: ["Locks", "Alarm", "Dog"], points: [1, 1, 0], dimension: "work" },
  });
  const { advice } = advised({ 7: ["Locks"] }, [], SCORING, [several]);
  expect(advice.lookFirst.map(({ text }) => text)).toEqual(["“Question 7?”: you didn't choose “Alarm.”"]);
});

test("the lowest answers are listed only without cards, ordered by score before weight", () => {
  const named = (cards: Card[]) => {
    const questions = [question(1, { highIs: "good", dimension: "cash", weight: 5 }), ...QUESTIONS.slice(1)];
    const { advice } = advised({ 1: "2", 2: "5", 3: "Some" }, cards, SCORING, questions);
    return advice.lookFirst.map(({ evidence }) => evidence[0]?.question);
  };
  expect(named([])).toEqual([2, 1, 3]);
  expect(named([card("told", [low])])).toEqual([]);
});

test("of several chosen options, those that a rule names are the evidence", () => {
  const several = question(7, {
    ...{ questionType: "multiple_choice", selection: "several", options: ["Locks", "Alarm", "Dog"] },
  });
  const cards = [card("dog", [{ question: 7, op: "includes", value: "Dog" }])];
  const evidenceOf = (answer: string[]) => {
    const { advice, markdown } = advised({ 7: answer }, cards, null, [several]);
    return [advice.items[0]?.title.evidence, markdown.split("\n").at(-1)];
  };
  const line = "Based on: Dog (question [1](#question-7))";
  expect(evidenceOf(["Locks", "Dog"])).toEqual([[{ question: 7, quote: "Dog" }], line]);
  expect(evidenceOf(["Dog"])).toEqual([[{ question: 7, quote: null }], line]);
});

test("sections follow the order of Start here, risks first", () => {
  const at = (horizon: "week" | "month") => ({ steps: [{ text: horizon, horizon }] });
  const cards = [
    card("risk", [low], { kind: "risk", ...at("month") }),
    card("sooner-risk", [low], { kind: "risk", ...at("week") }),
    card("weak", [low], at("week")),
    card("other", [low], at("week")),
  ];
  const { advice, keys } = advised({ 1: "1" }, cards);
  expect(firstActions(advice).map(({ item }) => item.card)).toEqual(["sooner-risk", "weak", "risk"]);
  expect(keys).toEqual(["sooner-risk", "risk", "weak", "other"]);
});

test("without an overall score, the lowest answer still comes first", () => {
  const dimensions = SCORING.dimensions.map((dimension) => ({ ...dimension, weight: 0 }));
  const { advice, markdown } = advised({ 1: "3", 2: "5" }, [], { ...SCORING, dimensions });
  expect(advice).toMatchObject({ basis: "values", standing: [] });
  expect(markdown).toMatch(/^The author .*\n\n## .*\n\n- “Question 2\?”: you answered “5 out of 5\.”/);
});

test("without matching cards, the band text of the weakest dimension is shown if there is one", () => {
  const bandsOf = (text: string) => [{ from: 0, name: "All", text }];
  const [cash, work] = SCORING.dimensions.map((dimension) => ({
    ...dimension,
    bands: bandsOf(`${dimension.name} has words.`),
  }));
  const dimensionSentences = (dimensions: Scoring["dimensions"], cards: Card[] = []) =>
    advised({ 1: "1", 2: "5", 3: "All" }, cards, { ...SCORING, dimensions }).markdown.match(/\w+ has words/g);
  expect(dimensionSentences([cash!, work!])).toEqual(["Money has words"]);
  expect(dimensionSentences([{ ...cash!, bands: null }, work!])).toBeNull();
  expect(dimensionSentences([cash!, work!], [card("told", [low])])).toBeNull();
});

test("scores that only admins may see are left out", () => {
  const hidden = { ...SCORING, visibleTo: "admin" as const };
  const { advice, markdown } = advised({ 1: "1", 2: "5", 3: "All" }, [], hidden);
  expect(advice.basis).toBe("answers");
  expect(markdown).not.toMatch(/Shaky|of 10/);
});

test("without cards and scores, all answers are shown, with a note that there is no advice", () => {
  const { markdown } = advised({ 1: "5", 3: "Some" });
  expect(markdown).toBe(
    [
      "The author of this assessment wrote no advice for it. This is a summary of your answers.",
      "## Your answers",
      "**Question 3?**",
      "> Some",
      "**Question 1?**",
      "> 5 out of 5: Easy",
    ].join("\n\n"),
  );
});

test("when no card matches, the note says so", () => {
  const { advice, markdown } = advised({ 1: "5", 3: "Some" }, [card("other", [low])]);
  expect(advice.basis).toBe("unmet");
  expect(markdown).toBe(
    [
      "None of the advice in this assessment applies to your answers.",
      "## Your answers",
      "**Question 3?**",
      "> Some",
      "**Question 1?**",
      "> 5 out of 5: Easy",
    ].join("\n\n"),
  );
});

test("an answer too long to be repeated doesn't remove other answers or their heading", () => {
  const first = "Customers pay late. ".repeat(499);
  const long = { 1: "1", 4: first, 5: "Since the move." };
  const questions = QUESTIONS.map((one) => ({ ...one, conditions: null }));
  expect(advised(long, [card("told", [low])], null, questions).markdown).toContain("Since the move.");
  const marked = { ...long, 4: "*Customers* _pay_ [late]. ".repeat(499).slice(0, 10_000) };
  const quoteCard = card("told", [low], { why: first, steps: [{ text: "Write.", horizon: "week" }] });
  const { markdown } = advised(marked, [quoteCard], null, questions);
  expect(markdown).toMatch(/## You also wrote\n\n\*\*Since when\?\*\*\n\n> Since the move\.$/);
});

test("the overall score cites only dimensions with a weight", () => {
  const [cash, work] = SCORING.dimensions;
  const dimensions = cash && work ? [cash, { ...work, weight: 0 }] : [];
  const overallCard = card("whole", [{ score: "", op: "atMost", value: 3 }]);
  const { advice } = advised({ 1: "1", 3: "None" }, [overallCard], { ...SCORING, dimensions });
  expect(advice.items[0]?.title.evidence.map(({ question: id }) => id)).toEqual([1]);
});

test("a sentence that starts with a missing answer is left out alone", () => {
  const quoteCard = card("told", [low], {
    why: "Money is short. {{quote:5}} is when it began. That is late. “{{answer:4}}” worries you.",
  });
  const { advice } = advised({ 1: "1", 4: "Cash" }, [quoteCard]);
  expect(advice.items[0]?.why.map(({ text }) => text)).toEqual([
    "Money is short.",
    "That is late.",
    "“Cash” worries you.",
  ]);
});

test("a long answer is cut at a sentence or word, depending on its script", () => {
  const quoteCard = card("told", [low], { why: "You wrote {{quote:4}}." });
  const quoted = (answer: string) =>
    advised({ 1: "1", 4: answer }, [quoteCard])
      .advice.items[0]?.why.at(0)
      ?.text.slice("You wrote “".length) ?? "nothing";
  const chinese = "客户总是太晚付款，我们因此推迟购买材料，周末才知道下周能不能发工资。";
  expect(quoted(chinese.repeat(20))).toMatch(new RegExp(`^(${chinese}){5,6}[^。…]+\\.”$`));
  expect(quoted(chinese.replace("。", "，").repeat(20))).toMatch(/^客户.{200,}…”$/u);
  expect(quoted("Donaudampfschifffahrtsgesellschaft".repeat(10))).toMatch(/^Donau.{235}…”$/);
  expect(quoted("Nobody pays on time. ".repeat(20))).toMatch(
    /^(Nobody pays on time\. ){10}Nobody pays on time\.”$/,
  );
});

test("advice as Markdown: kind, effort, reason, steps with horizon, and evidence", () => {
  const quoteCard = card("told", [low], {
    kind: "risk",
    title: "Cash *may* run out",
    effort: 1,
    steps: [{ text: "List what comes in.", horizon: "week" }],
  });
  expect(advised({ 1: "2" }, [quoteCard]).markdown).toBe(
    [
      "## Start here",
      "1. List what comes in. (this week; Cash \\*may\\* run out)",
      "## Cash \\*may\\* run out",
      "*Risk, low effort*",
      "Because.",
      "- ↑ Start here, 1",
      "Based on: 2 out of 5 (1: Tight, 5: Easy) (question [1](#question-1))",
    ].join("\n\n"),
  );
});

test("a card on a skipped question doesn't say that it's based on an answer", () => {
  const skipped = card("skipped", [{ question: 4, op: "notAnswered" }]);
  const both = card("both", [low, { question: 4, op: "notAnswered" }]);
  expect(advised({ 1: "2" }, [skipped]).markdown).not.toContain("Based on");
  expect(advised({ 1: "2" }, [both]).markdown).toContain(
    "Based on: 2 out of 5 (1: Tight, 5: Easy) (question [1](#question-1))",
  );
});

test("three first steps are for this week, one per card, and the others for next week", () => {
  const steps = ["One.", "Two."].map((text) => ({ text, horizon: "week" as const }));
  const four = ["a", "b", "c", "d"].map((key) => card(key, [low], { kind: "risk", steps }));
  const { markdown } = advised({ 1: "1" }, four);
  expect(markdown.match(/^\d\. .*\(this week; About .\)$/gm)).toHaveLength(3);
  expect(markdown.match(/this week/g)).toHaveLength(3);
  expect(markdown.match(/\(next week\)/g)).toHaveLength(5);
  expect(markdown.match(/One\./g)).toHaveLength(4);
});

test("a short answer that is quoted above isn't repeated below; a long one is shown in full", () => {
  const repeated = (answer: string) => advised({ 1: "1", 4: answer }, [card("told", [low])]).advice.alsoWrote;
  expect(repeated("The bank refused the overdraft. I don't know why.")).toEqual([]);
  expect(repeated(`The bank refused the overdraft. ${"We like it here. ".repeat(20).trim()}`)).toEqual([4]);
});

test("an open answer is quoted once: on top if it's urgent, otherwise in the first section about it", () => {
  const quoting = (key: string) => card(key, [low], { why: "Because. You wrote: {{quote:4}}." });
  const quotesIn = (answer: string) => {
    const { advice } = advised({ 1: "1", 4: answer }, [quoting("first"), quoting("second")]);
    return [advice.ownWords?.map(({ item }) => item), advice.items.map(({ why }) => why.length)];
  };
  expect(quotesIn("The bank refused the overdraft.")).toEqual([[0], [1, 1]]);
  expect(quotesIn("The bank is slow.")).toEqual([[], [2, 1]]);
});

test("an open answer belongs to the card that asks for it, or whose question it follows up on", () => {
  const cards = [
    card("other", [{ question: 3, op: "is", value: "All" }]),
    card("mentions", [{ question: 4, op: "mentions", value: ["bank"] }], { impact: 1 }),
    card("followed", [low], { impact: 1 }),
  ];
  const { advice } = advised({ 1: "1", 3: "All", 4: "The bank is slow.", 5: "Since the move." }, cards);
  const reasons = advice.items.map((item) => [item.card, ...item.why.slice(1).map(({ text }) => text)]);
  expect(Object.fromEntries(reasons.map(([key, ...texts]) => [key, texts]))).toEqual({
    other: [],
    mentions: ["You wrote: “The bank is slow.”"],
    followed: ["You wrote: “Since the move.”"],
  });
  expect(advice.alsoWrote).toEqual([]);
});

test("advice about an urgent answer is under Start here, and first if it's a risk", () => {
  const steps = [{ text: "Do it.", horizon: "week" as const }];
  const planned = (kind: "risk" | "weakness") => {
    const cards = [
      ...["a", "b", "c"].map((key) => card(key, [low], { kind: "risk", steps, impact: 3 })),
      card("bank", [{ question: 4, op: "mentions", value: ["bank"] }], { kind, steps }),
    ];
    const { advice } = advised({ 1: "1", 4: "The bank refused the overdraft." }, cards);
    return firstActions(advice).map(({ item }) => item.card);
  };
  expect(planned("risk")).toEqual(["bank", "a", "b"]);
  expect(planned("weakness")).toEqual(["a", "b", "bank"]);
});

test("the soonest step is the first under Start here", () => {
  const at = (horizon: "week" | "month" | "quarter") => ({ steps: [{ text: horizon, horizon }] });
  const cards = [
    card("a", [low], at("quarter")),
    card("b", [low], at("week")),
    card("c", [low], at("month")),
  ];
  expect(firstActions(advised({ 1: "1" }, cards).advice).map(({ step: { text } }) => text)).toEqual([
    "week",
    "month",
    "quarter",
  ]);
});

test("the plan has the first step of each piece of advice, and none of a strength", () => {
  const step = (text: string) => ({ text, horizon: "week" as const });
  const cards = [
    card("risk", [low], { kind: "risk", steps: [step("One."), step("Four.")] }),
    card("weak", [low], { steps: [step("Two.")] }),
    card("strong", [{ question: 2, op: "is", value: 1 }], { kind: "strength", steps: [step("Never.")] }),
  ];
  const { advice } = advised({ 1: "1", 2: "1" }, cards);
  expect(firstActions(advice).map(({ step: { text } }) => text)).toEqual(["One.", "Two."]);
});

test("built-in texts are in the language of the assessment", () => {
  const responses = { 1: "1", 2: "1", 3: "All", 4: "Das Geld." };
  const context = adviceContext({
    questions: QUESTIONS,
    responses,
    scoring: SCORING,
    cards: [],
    language: "de-CH",
  });
  expect(adviceMarkdown(composeAdvice(context), context)).toBe(
    [
      "Wer diese Befragung erstellt hat, hat keine Empfehlungen dazu geschrieben. Dies ist eine Zusammenfassung Ihrer Antworten.",
      "## Mit Ihren eigenen Worten",
      "**What worries you?**",
      "> Das Geld.",
      "Ihr Gesamtergebnis ist 8 von 10: Firm. The ground holds.",
      "## Antworten, die Sie zuerst ansehen sollten",
      "- „Question 1?“: Ihre Antwort war „1 von 5: Tight“. (Frage [1](#question-1))",
      "## Ihre Antworten",
      "**Question 2?**",
      "> 1 von 5",
      "**Question 3?**",
      "> All",
    ].join("\n\n"),
  );
});
