import { expect, it } from "vitest";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import { LEXICA } from "#server/language/lexicon/languages";
import { aQuestion } from "#tests/helpers/parsing";

const TRUCKS = aQuestion("multiple_choice", ["1 to 5", "6 to 20", "More than 50"], true, {
  questionText: "How many trucks do you have?",
});
const LATE = aQuestion("multiple_choice", ["Under 5 minutes", "5 to 15 minutes", "Longer"], true, {
  questionText: "How late are your suppliers?",
});
const BREAK = aQuestion("multiple_choice", ["Less than an hour", "An hour", "More"], true, {
  questionText: "How long is your break?",
});
const CALL = aQuestion("text", null, true, { questionText: "How many minutes does a call take?" });

it.each([
  [TRUCKS, "one minute, the phone", "wait"],
  [TRUCKS, "un attimo che suona la campanella", "wait"],
  [TRUCKS, "one second, I think two", "1 to 5"],
  [LATE, "10 minutes usually", "5 to 15 minutes"],
  [LATE, "give me five minutes", "wait"],
  [LATE, "eine Minute bitte", "wait"],
  [LATE, "5 min, je reviens", "wait"],
  [BREAK, "5 minutes", "Less than an hour"],
  [BREAK, "cinco minutos", "Less than an hour"],
  [CALL, "5 minutes", "5 minutes"],
  [CALL, "just a minute please", "wait"],
])(
  "asking for time is no amount, and an amount of time may be the answer (%#)",
  (question, message, expected) => {
    const judged = judgeAnswer(question, message);
    const given = judged.outcome === "rejected" ? judged.refusal.reason : "answer" in judged && judged.answer;
    expect(given).toBe(expected);
  },
);

it("no way to ask for time chooses anything, in any language, whatever the reason", () => {
  const ways = LEXICA.flatMap(({ moves }) =>
    moves.wait.split(",").map((way) => way.trim().replaceAll("*", "")),
  );
  expect(ways.length).toBeGreaterThan(700);
  const chosen = ways
    .flatMap((way) => [way, `${way}, Kundschaft Meier`])
    .filter((message) => judgeAnswer(TRUCKS, message).outcome !== "rejected");
  expect(chosen).toEqual([]);
});
