import type { Card, CardRule } from "#shared/domain/cards/card";
import type { Asked } from "#tests/helpers/results-page";
import { aDimension, aScoring } from "../unit/client/result-examples";

const rating = (questionText: string, answer: string, change: Partial<Asked> = {}): Asked => ({
  questionText,
  questionType: "rating",
  highIs: "good",
  answer,
  ...change,
});

/** A small business whose answers lead to every kind of advice. */
export const ASKED: readonly Asked[] = [
  { questionText: "What do you make?", questionType: "text", answer: "Hand-made shoes, and we repair them." },
  rating("How often are you paid late?", "5", {
    highIs: "bad",
    scaleLabels: ["Never", "", "", "", "Nearly always"],
    shortName: "Late payment",
    dimension: "money",
  }),
  {
    questionText: "How far ahead do you know what is in the bank?",
    questionType: "multiple_choice",
    options: ["Not at all", "A month", "Three months or more"],
    points: [0, 1, 2],
    answer: "Not at all",
    shortName: "Cash ahead",
    dimension: "money",
  },
  rating("How well do you know what a pair costs you?", "4", { shortName: "Costs", dimension: "money" }),
  rating("How happy is your team?", "5", { shortName: "Team", dimension: "people" }),
  rating("How much of the work can only one person do?", "4", {
    highIs: "bad",
    shortName: "One person",
    dimension: "people",
  }),
  {
    questionText: "What happens when your cutter is ill?",
    questionType: "text",
    answer: "Then the workshop stands still for days, because nobody else can cut the leather.",
    shortName: "Illness",
  },
  {
    questionText: "Anything else?",
    questionType: "text",
    answer: "We want a second shop next year.",
  },
  { questionText: "Who looks after the website?", questionType: "text", answer: "skip" },
];

export const SCORING = aScoring({
  dimensions: [aDimension("money", { name: "Money" }), aDimension("people", { name: "People" })],
  bands: [
    { from: 0, name: "Finding your feet", text: "Much still depends on you alone." },
    { from: 2, name: "On track", text: "The basics stand. What is weakest pays most." },
  ],
});

const when = (...rules: CardRule[]): Card["when"] => ({ version: 1, match: "all", rules });

export const CARDS: readonly Card[] = [
  {
    key: "cash-blind",
    kind: "risk",
    dimension: "money",
    when: when({ question: 2, op: "atLeast", value: 4 }, { question: 3, op: "is", value: "Not at all" }),
    title: "Late payers can stop the business overnight",
    why: "Customers pay late, and how far ahead you can see is {{quote:3}}. A single large invoice that stays open can then keep you from paying wages.",
    steps: [
      { text: "Write down what comes in and goes out in the next eight weeks.", horizon: "week" },
      { text: "Ask for a third of the price with every order.", horizon: "month" },
    ],
    effort: 1,
    impact: 3,
  },
  {
    key: "one-cutter",
    kind: "risk",
    dimension: "people",
    when: when({ question: 6, op: "atLeast", value: 4 }),
    title: "One illness stops the workshop",
    why: "You say what happens then: {{quote:7}}",
    steps: [{ text: "Have a second person cut one pair a week beside the first.", horizon: "month" }],
    effort: 2,
    impact: 2,
  },
  {
    key: "money-low",
    kind: "weakness",
    dimension: "money",
    when: when({ score: "money", op: "atMost", value: 2.5 }),
    title: "Give money a fixed hour a week",
    why: "The value of Money is the lowest that you have.",
    steps: [{ text: "Keep an hour every Friday for open invoices.", horizon: "week" }],
    effort: 1,
    impact: 2,
  },
  {
    key: "website",
    kind: "opportunity",
    dimension: null,
    when: when({ question: 9, op: "notAnswered" }),
    title: "Let the website sell repairs",
    why: "Who looks after the website was left open.",
    steps: [{ text: "Name one person who answers what comes in there.", horizon: "quarter" }],
    effort: 2,
    impact: 1,
  },
  {
    key: "team",
    kind: "strength",
    dimension: "people",
    when: when({ question: 5, op: "is", value: 5 }),
    title: "The team likes its work",
    why: "That is what everything else can be built on.",
    steps: [],
    effort: 1,
    impact: 1,
  },
];
