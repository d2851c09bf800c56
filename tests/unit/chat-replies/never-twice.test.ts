import fc from "fast-check";
import { expect, test } from "vitest";
import { acknowledgement } from "#server/chat-replies/acknowledgement";
import { type JudgedQuestion, type Refusal, TOPICS } from "#server/answer-parser/parse-result";
import { repliesTo, sentencesIn, talkOf } from "#tests/helpers/replying";
import { aQuestion, severalOf } from "#tests/helpers/parsing";

const MANY = ["Sales", "Support", "Stock", "Staff", "Tools", "Money", "Space", "Time", "Law", "Other"];
const LABELS = ["Never", "Seldom", "Sometimes", "Often", "Always"];

/** Sentences of a reply that stood in the one before it. */
const repeated = (replies: readonly string[]) =>
  replies.flatMap((reply, place) => {
    const before = new Set(sentencesIn(replies[place - 1] ?? ""));
    return sentencesIn(reply).filter((sentence) => before.has(sentence));
  });

const questions: fc.Arbitrary<JudgedQuestion> = fc
  .record({
    kind: fc.constantFrom("text", "one", "several", "rating", "labelled"),
    isRequired: fc.boolean(),
    help: fc.constantFrom(null, "We mean everybody who is paid."),
    whyAsked: fc.constantFrom(null, "It decides which rules apply to you."),
  })
  .map(({ kind, ...more }) => {
    if (kind === "several") return { ...severalOf(MANY), ...more };
    if (kind === "one") return aQuestion("multiple_choice", MANY.slice(0, 3), more.isRequired, more);
    if (kind === "text") return aQuestion("text", null, more.isRequired, more);
    return aQuestion("rating", null, more.isRequired, {
      ...more,
      scaleLabels: kind === "labelled" ? LABELS : null,
    });
  });

const refusals: fc.Arbitrary<Refusal> = fc.oneof(
  fc
    .constantFrom("empty", "required", "reference", "command", "abuse", "wait", "greeting", "noise", "unsure")
    .map((reason) => ({ reason }) as const),
  fc
    .constantFrom("bare-number", "bare-yes", "none", "out-of-range", "not-whole", "too-long", "unclear")
    .map((reason) => ({ reason }) as const),
  fc.constantFrom("meaning", "reason", "else").map((about) => ({ reason: "question", about }) as const),
  fc.constantFrom(...TOPICS).map((topic) => ({ reason: "assessment", topic }) as const),
  fc.constant({ reason: "correction", correction: { place: null, words: null } } as const),
  fc.record({
    reason: fc.constantFrom("ambiguous", "several"),
    candidates: fc.constantFrom([], MANY.slice(0, 2), MANY.slice(1, 3)),
  }),
);

const turns = fc.array(fc.record({ refusal: refusals, refusals: fc.nat(3) }), {
  minLength: 2,
  maxLength: 12,
});
const languages = fc.constantFrom(null, "de", "fr", "es", "pt", "it", "nl", "pl", "tr", "sv");

test("whatever is refused in a row, no reply holds a sentence of the one before it, in any language", () => {
  fc.assert(
    fc.property(questions, turns, languages, (question, made, language) => {
      expect(
        repeated(
          repliesTo(
            made.map((turn) => ({ question, ...turn })),
            language,
          ),
        ),
      ).toEqual([]);
    }),
  );
});

test("that the question says all there is to say is said at most once in a conversation", () => {
  const asks = { reason: "question", about: "meaning" } as const;
  const replies = repliesTo(
    Array.from({ length: 6 }, () => ({ question: aQuestion("text"), refusal: asks })),
  );
  expect(replies.filter((reply) => reply.includes("I can't tell you more"))).toHaveLength(1);
});

test("answers in a row are acknowledged in different words, by content and not by chance", () => {
  const question = aQuestion("rating");
  const thank = () => {
    const said: string[] = [];
    for (const answer of ["4", "4", "skip", "skip", "5", "5"])
      said.push(acknowledgement(question, answer, talkOf({ said: [...said] })));
    return said;
  };
  const openings = thank().map((reply) => reply.split(":")[0]);
  expect(openings.filter((opening, place) => opening === openings[place - 1])).toEqual([]);
  expect(thank()).toEqual(thank());
});
