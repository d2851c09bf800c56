import type { Field } from "./field";

/** Fields about where things are going. */
export const DIRECTION: readonly Field[] = [
  {
    name: "time and focus",
    words:
      /\b(time|focus(?:ed)?|distract\w*|interrupt\w*|priorit\w*|urgent|firefight\w*|too many things|juggl\w*|multitask\w*|busy|concentrat\w*|hours)\b/gi,
    mend: "decide what you will not do",
    raise: "keep the best hours for what matters most",
    why: "When everything is urgent, each day is decided by whatever calls first.",
    repair: [
      "For one week, note in the evening where the hours went; three words for each are enough.",
      "Strike, put off or hand over the two entries that serve none of your goals, and tell those concerned by Friday.",
      "Repeat the week of notes after a month: what matters most should have gained at least half a day.",
    ],
    better: [
      "Put two hours for the most important task into each week's calendar before anything else goes in.",
      "At the end of each week, write down the one thing that next week must not do without.",
    ],
  },
  {
    name: "products and innovation",
    words:
      /\b(innovat\w*|new (?:products?|services?|ideas?|offerings?)|product (?:development|roadmap|quality|range)|roadmap|research|r&d|ideas?|prototyp\w*|features?|experiment\w*|range)\b/gi,
    mend: "test the next idea on real people",
    raise: "give ideas a way to be tried",
    why: "An idea shown to a few people early teaches more than one that is polished for a year.",
    repair: [
      "This week, choose one idea and write in two sentences whose problem it solves and how they solve it today.",
      "Show five of these people a sketch within the month, and ask what they would give up for it rather than whether they like it.",
      "Go on only if at least two of them want to have it; otherwise take the next idea.",
    ],
    better: [
      "Keep one list for ideas, and decide once a month which single one is tried next.",
      "Ask three customers what they built themselves around your product.",
    ],
  },
  {
    name: "change",
    words:
      /\b(chang(?:e|es|ing) (?:management|process|here|in the|is|are)|transformation|reorgani[sz]\w*|restructur\w*|new ways of working|resist\w*|adapt\w*|transition|merger)\b/gi,
    mend: "say what stays, and why the rest must change",
    raise: "let those concerned choose the next step",
    why: "People do not resist change so much as being changed without knowing what for.",
    repair: [
      "This week, write in five sentences what changes, what stays, why, and what it means for a normal Tuesday.",
      "Speak about it with every group concerned within two weeks, and write down their three most frequent questions with answers.",
      "Ask ten people after a month to say in their own words why it happens; when most can, go on to the next step.",
    ],
    better: [
      "Let the people concerned choose which part comes next, and give them a date.",
      "Finish one change and say that it is finished before the next begins.",
    ],
  },
  {
    name: "direction",
    words:
      /\b(strateg\w*|vision|goals?|objectives?|direction|mission|purpose|growth|grow(?:s|ing)?|expan(?:d|sion)|competit\w*|markets?|long.term|ambition|succession|decisions?|future|scal(?:e|ing))\b/gi,
    mend: "choose the few results that count",
    raise: "turn the aim into this quarter's work",
    why: "Without a few clear aims every good idea looks equally important.",
    repair: [
      "This week, write down the three results that would make this year a good one, and strike whatever serves none of them.",
      "Explain them to [two people who work with you|somebody who knows your work]; what they cannot repeat is not clear yet.",
      "Put one name and a first date within the next 30 days beside each, and look at them together every month; a result that has not moved twice needs another plan.",
    ],
    better: [
      "Break the most important aim into what must be true in three months, and look at it every two weeks.",
      "Name one thing you will stop doing, so that the aim has the hours it needs.",
    ],
  },
];
