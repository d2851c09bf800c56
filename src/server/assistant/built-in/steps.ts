/** What to do where no field is recognised: a heading and its steps. "{it}" is the subject, or "this". */
interface Advice {
  readonly title: string;
  readonly steps: readonly string[];
}

/** For what is weak; a second and a third such item take the next. */
const REPAIR: readonly [Advice, ...Advice[]] = [
  {
    title: "learn from one concrete case",
    steps: [
      "This week, take the last time {it} was not as it should be, and write in five lines what happened first, who noticed, and what it cost.",
      "Change the earliest step in that story, and give the change one name and a date within the next 14 days.",
      "Look again after a month: if the same story has not come up a second time, the change stays.",
    ],
  },
  {
    title: "hear those who see it every day",
    steps: [
      "Within ten days, ask three people who deal with {it} every week what gets in the way most, and keep their words.",
      "Choose from their answers the one change that needs nobody's permission, and make it within a week.",
      "Ask the same three after a month whether they notice a difference; two of them saying yes is reason to go on.",
    ],
  },
  {
    title: "try the smallest change first",
    steps: [
      "This week, find one person, inside or outside, who does well what is hard for you here, and ask how they began.",
      "Try the smallest part of it for two weeks[, with one person in charge|].",
      "Decide on a fixed day afterwards: keep what helped, drop the rest, and take the next part.",
    ],
  },
];

/** For what stands, but could be better. */
const BETTER: readonly [Advice, ...Advice[]] = [
  {
    title: "make the difference between fair and good",
    steps: [
      "Write in one sentence what would make the difference between fair and good here, and try it on one occasion within two weeks.",
      "Ask somebody who was there what they noticed, and keep it only if they did.",
    ],
  },
  {
    title: "borrow one habit that works elsewhere",
    steps: [
      "Ask one person who is ahead of you in this how they go about it, before the month ends.",
      "Take over the smallest of their habits for three weeks, and decide on a fixed day whether it stays.",
    ],
  },
];

/** The general advice with this number, beginning again when they run out. */
export function generalAdvice(isWeak: boolean, number: number): Advice {
  const advices = isWeak ? REPAIR : BETTER;
  return advices[number % advices.length] ?? advices[0];
}

/** A step for this reader. In "[a|b]", `b` is for who works alone. */
export function worded(step: string, it: string, isAlone: boolean): string {
  return step
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, together: string, alone: string) => (isAlone ? alone : together))
    .replaceAll("{it}", it);
}
