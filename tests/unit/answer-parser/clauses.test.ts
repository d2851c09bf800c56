import { expect, it } from "vitest";
import { type Statement, statementOf } from "#server/answer-parser/clauses";
import { tokensOf } from "#server/answer-parser/cues";
import { mentionsIn } from "#server/answer-parser/mentions";
import { offerOf } from "#server/answer-parser/offer";
import { withParts } from "#server/answer-parser/parts";
import { sentenceOf } from "#server/language/tokenize";
import { severalOf } from "#tests/helpers/parsing";

const offer = offerOf(severalOf(["Operations", "Marketing", "Technology", "Other"]));

function statementIn(message: string): Statement {
  const sentence = sentenceOf(message);
  return statementOf(withParts(offer.values, sentence, tokensOf(sentence, mentionsIn(offer, sentence))));
}

const FATES = { chosen: "+", "turned-down": "-", dropped: "~" };

/** "+Marketing! ~Technology?": chosen, and nothing else is said; named in passing, joined by "or", and dropped. */
function shown({ said, sweeping, unknown, ...more }: Statement): string {
  const mentions = said.map(({ mention, fate, strength, isAlternative }) => {
    const names = mention.values.map(({ answer }) => answer).join("|");
    return `${FATES[fate]}${names}${strength === 2 ? "!" : ""}${isAlternative ? "?" : ""}`;
  });
  const flags = Object.entries(more).flatMap(([name, isSo]) => (isSo ? [name] : []));
  return [...mentions, ...sweeping, ...flags, ...(unknown > 0 ? [unknown] : [])].join(" ");
}

it.each([
  [
    "marketing and then costs or operations no, operations",
    "+Marketing! -Operations? +Operations!? isInDoubt isIncomplete 1",
  ],
  ["not 2 or the old papers and people", "~Marketing isInDoubt isQualified 3"],
  ["the tech stuff and people, I mean no costs", "+Technology isInDoubt isIncomplete isQualified 2"],
  ["marketing no operations, and costs", "~Marketing! +Operations! isInDoubt isIncomplete isGoingOn 1"],
  ["the old papers or 2 or maybe marketing", "~Marketing +Marketing? isIncomplete 2"],
  ["marketing and so technology", "+Marketing! +Technology!"],
  ["a 2 and costs", "+Marketing! isIncomplete 1"],
  [
    "the tech stuff and 2 and operations because last year it was 2",
    "~Marketing +Operations ~Marketing! isInDoubt isIncomplete added 1",
  ],
  ["any or maybe 2", "+Marketing!"],
  ["costs and marketing", "+Marketing isInDoubt 1"],
  ["because 2, 1 before", "~Marketing! ~Operations!"],
  ["because 2. marketing", "~Marketing! +Marketing!"],
  ["because 2 and the old papers", "~Marketing 2"],
  ["because now not and 2", "-Marketing!"],
  ["2 now or maybe marketing", "~Marketing! +Marketing! isInDoubt"],
  ["technology, not 2, so 2", "~Technology! -Marketing! +Marketing!"],
  ["no, for now, last year 2", "~Marketing!"],
  ["I think technology and people", "+Technology! isIncomplete 1"],
  ["operations, I think operations either or we lack staff, not", "+Operations! +Operations! 2"],
  ["everything except operations", "-Operations! all isExcepting"],
  ["all of them but the costs", "all isExcepting isQualified isContrasted 1"],
])("%j says: %s", (message, statement) => {
  expect(shown(statementIn(message))).toBe(statement);
});
