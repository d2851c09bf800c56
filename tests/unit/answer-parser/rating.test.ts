import { describe, expect, it } from "vitest";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import { aQuestion, replyTo, verdictOf } from "#tests/helpers/parsing";

const rating = aQuestion("rating");

describe("a rating", () => {
  it.each([
    // digits of every kind
    ["4", "4"],
    [" 4 ", "4"],
    ["4.", "4"],
    ["4!!", "4"],
    ["(4)", "4"],
    ["#4", "4"],
    ["4.0", "4"],
    ["1 when we started, now 4", "4"],
    ["3, no wait, 4", "4"],
    ["04", "4"],
    ["４", "4"],
    ["④", "4"],
    ["4️⃣", "4"],
    ["٤", "4"],
    ["۴", "4"],
    ["४", "4"],
    ["4 :)", "4"],
    ["4th", "4"],
    ["4ish", "4"],
    ["4-ish", "4"],
    ["4?", "4"],
    ["4分", "4"],
    ["4점", "4"],
    // with the scale
    ["4/5", "4"],
    ["4 / 5", "4"],
    ["5/5!!", "5"],
    ["4 out of 5", "4"],
    ["four out of five", "4"],
    ["out of 5 I'd give 4", "4"],
    ["4 von 5", "4"],
    ["Pues un 4", "4"],
    ["4 sur 5", "4"],
    ["on a scale of 1 to 5 I'd say 4", "4"],
    ["4 stars", "4"],
    ["4 out of 5 stars", "4"],
    // stars
    ["⭐⭐⭐⭐", "4"],
    ["⭐️⭐️⭐️", "3"],
    ["★★★★☆", "4"],
    ["⭐ ⭐", "2"],
    ["⭐⭐⭐⭐ great service", "4"],
    ["****", "4"],
    ["⭐ 4", "4"],
    // words
    ["four", "4"],
    ["FOUR", "4"],
    ["one", "1"],
    ["a solid four", "4"],
    ["a strong 4", "4"],
    ["three (3)", "3"],
    ["tow", "2"],
    ["fuor", "4"],
    ["threee", "3"],
    ["maximum", "5"],
    ["max", "5"],
    ["the highest", "5"],
    ["top marks", "5"],
    ["full marks", "5"],
    ["the lowest", "1"],
    ["minimum", "1"],
    ["somewhere in the middle", "3"],
    ["neutral", "3"],
    ["cinco", "5"],
    ["drei", "3"],
    ["quatre", "4"],
    ["四", "4"],
    ["三分", "3"],
    ["五", "5"],
    ["пять", "5"],
    // in a sentence
    ["I'd say 4", "4"],
    ["id go with a 3 i think", "3"],
    ["hello, 4", "4"],
    ["uhm 2 i guess, the new waiters just run away", "2"],
    ["um, 2 i guess", "2"],
    ["well, 3", "3"],
    ["so, 4 i think", "4"],
    ["erm 3", "3"],
    ["ehm 2", "2"],
    ["äh 2", "2"],
    ["euh 3", "3"],
    ["eh 4", "4"],
    ["a 2 tbh", "2"],
    ["3 on average", "3"],
    ["maybe a 2?", "2"],
    ["4 because we lost 2 people", "4"],
    ["4, we have 20 employees", "4"],
    ["Our teamwork is a 4", "4"],
    ["this one is a 4", "4"],
    ["definitely a 5, no doubt about it", "5"],
    ["idk maybe 3", "3"],
    ["not sure, maybe 3", "3"],
    ["how about 4", "4"],
    // turned down and taken back
    ["not 5, maybe 4", "4"],
    ["4 not 5", "4"],
    ["3, no wait, 4", "4"],
    ["4 sorry 3", "3"],
    ["3... actually 4", "4"],
    ["4 actually", "4"],
    ["3, i mean 4", "4"],
    ["3, last year it would have been a 5", "3"],
    ["between 3 and 4 but let's say 3", "3"],
    ["four\n\nsent from my phone", "4"],
    ["three period", "3"],
    ["1 tbh we have no backups", "1"],
    ["as low as it gets", "1"],
    ["⭐⭐⭐⭐/5", "4"],
    [`4 because ${"we lost people and ".repeat(50)}`, "4"],
    ["at least 5", "5"],
    ["5+", "5"],
  ])("reads %j as %s", (message, answer) => {
    expect(verdictOf(rating, message)).toBe(`= ${answer}`);
  });

  it.each([
    ["3 or 4", "ambiguous"],
    ["first one, and a bit of the second", "ambiguous"],
    ["3-4", "ambiguous"],
    ["3/4", "ambiguous"],
    ["three or four", "ambiguous"],
    ["between 3 and 4", "ambiguous"],
    ["1-5", "unclear"],
    ["more than 3", "ambiguous"],
    ["at least 4", "ambiguous"],
    ["lower than 3", "ambiguous"],
    ["not 5", "ambiguous"],
    ["anything but 5", "ambiguous"],
    [">3", "ambiguous"],
    ["⭐⭐⭐⭐ 5", "ambiguous"],
    ["3 is ok but 4 is better", "likely"],
    ["one second", "wait"],
    ["does 5 mean good", "question"],
    ["☆☆☆", "ambiguous"],
    ["4.5", "not-whole"],
    ["4,5", "not-whole"],
    ["4½", "not-whole"],
    ["½", "not-whole"],
    ["four and a half", "not-whole"],
    ["4.5/5", "not-whole"],
    ["0", "out-of-range"],
    ["6", "out-of-range"],
    ["5.5", "out-of-range"],
    ["10", "out-of-range"],
    ["ten", "out-of-range"],
    ["-3", "out-of-range"],
    ["−3", "out-of-range"],
    ["minus 2", "ambiguous"],
    ["8/10", "out-of-range"],
    ["80%", "out-of-range"],
    ["1,000", "out-of-range"],
    ["⭐⭐⭐⭐⭐⭐", "out-of-range"],
    ["what does 1 mean?", "question"],
    ["what does 1 mean", "question"],
    ["is 5 the best?", "question"],
    ["5 is the best, right?", "question"],
    ["?", "question"],
    ["was bedeutet das?", "question"],
    ["hi", "greeting"],
    ["good morning!", "greeting"],
    ["asdf", "noise"],
    ["...", "noise"],
    ["I don't know", "unsure"],
    ["not sure", "unsure"],
    ["hard to say", "unsure"],
    ["   ", "empty"],
    ["\u200b", "empty"],
  ])("does not take %j: %s", (message, reason) => {
    expect(verdictOf(rating, message)).toBe(`no: ${reason}`);
  });

  it.each([
    ["strongly agree", "no: likely"],
    ["pretty good", "no: likely"],
    ["it's okay", "no: likely"],
    ["rarely", "no: unclear"],
    ["minun mielestä 4", "no: unclear"],
    ["we have 3 teams", "no: unclear"],
    ["5 years ago we were great", "no: unclear"],
    ["it depends on the month", "no: unsure"],
    ["wait 5 min", "no: wait"],
    ["top 5 in the region", "no: likely"],
    ["one of the best", "no: likely"],
    ["should be a 5", "no: unclear"],
    ["almost a 4", "no: ambiguous"],
    ["4 is too high", "no: ambiguous"],
    ["4 of us", "no: unclear"],
    ["$4", "no: unclear"],
    ["q4", "no: unclear"],
    ["3+", "no: ambiguous"],
  ])("leaves %j to a reader of language: %s", (message, verdict) => {
    expect(verdictOf(rating, message)).toBe(verdict);
  });

  it("says what it understood only when the message was not the number itself", () => {
    expect(judgeAnswer(rating, "４.")).toMatchObject({ answer: "4", understoodAs: null });
    expect(judgeAnswer(rating, "a solid four")).toMatchObject({ answer: "4", understoodAs: "4" });
  });

  describe("whose steps have names", () => {
    const often = aQuestion("rating", null, false, {
      scaleLabels: ["Never", "Rarely", "Sometimes", "Mostly", "Always"],
    });
    /** How often something goes wrong: the words run the other way. */
    const worse = aQuestion("rating", null, false, {
      scaleLabels: ["Always", "Often", "", "Rarely", "Never, as far as I know"],
    });
    const grades = aQuestion("rating", null, false, {
      scaleLabels: ["Very bad", "Bad", "So so", "Good", "Very good"],
    });
    const accents = aQuestion("rating", null, false, {
      scaleLabels: ["très mal", "", "ça va", "", "très bien"],
    });

    it.each([
      [often, "mostly", "= 4"],
      [often, "MOSTLY!", "= 4"],
      [often, "I'd say mostly, I think", "= 4"],
      [often, "mosty", "= 4"],
      [often, "somtimes", "= 3"],
      [often, "4, mostly", "= 4"],
      [often, "4 - mostly", "= 4"],
      [often, "2, mostly", "no: ambiguous"],
      [often, "4", "= 4"],
      [often, "not always", "no: ambiguous"],
      [often, "not always, but it is fine", "no: ambiguous"],
      [often, "we sometimes manage to", "= 3"],
      [often, "skip", "skipped"],
      [often, "what does mostly mean?", "no: question"],
      [worse, "always", "= 1"],
      [worse, "rarely", "= 4"],
      [worse, "never as far as i know", "= 5"],
      [worse, "excellent", "no: unclear"],
      [worse, "the best", "no: unclear"],
      [worse, "very often", "= 2"],
      [grades, "excellent", "= 5"],
      [accents, "tres bien", "= 5"],
      [accents, "Ca va", "= 3"],
      [accents, "tres bein", "= 5"],
    ])("reads a label as its rating: %#", (question, message, verdict) => {
      expect([message, verdictOf(question, message)]).toEqual([message, verdict]);
    });

    it("says the number with its name, and names the ends where it asks again", () => {
      expect(judgeAnswer(often, "mostly")).toMatchObject({ answer: "4", understoodAs: "4 – Mostly" });
      expect(replyTo(often, "7")).toContain("1 means “Never”, 5 means “Always”");
    });
  });

  it("explains which end of the scale is which when asked", () => {
    expect(replyTo(rating, "what does 1 mean?")).toContain("1 is the lowest, 5 the highest");
  });
});

it("a step is named by what tells it from the others", () => {
  const confident = {
    ...rating,
    scaleLabels: ["Not at all confident", "Not very confident", "", "Fairly confident", "Very confident"],
  };
  for (const [message, step] of Object.entries({ "Very!": 5, fairly: 4, "not very": 2, "not at all": 1 }))
    expect(verdictOf(confident, message)).toBe(`= ${step}`);
  const groups = aQuestion("multiple_choice", ["Group 2", "Group 1"]);
  expect(verdictOf(groups, "group 2")).toBe("= Group 2");
  expect(verdictOf(groups, "2")).not.toBe("= Group 2");
});
