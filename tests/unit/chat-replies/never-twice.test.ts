import fc from "fast-check";
import { expect, test } from "vitest";
import type { NotStored } from "#server/answer-parser/parse-result";
import { TOPICS, unclear } from "#server/answer-parser/parse-result";
import { acknowledgement } from "#server/chat-replies/acknowledgement";
import type { ChatQuestion } from "#server/chat-replies/reply-context";
import { aQuestion, severalOf } from "#tests/helpers/parsing";
import { contextOf, repliesTo, sentencesIn } from "#tests/helpers/replying";

const MANY = ["Sales", "Support", "Stock", "Staff", "Tools", "Money", "Space", "Time", "Law", "Other"];
const LABELS = ["Never", "Seldom", "Sometimes", "Often", "Always"];

const repeated = (replies: readonly string[]) =>
  replies.flatMap((reply, place) => {
    const before = new Set(sentencesIn(replies[place - 1] ?? ""));
    return sentencesIn(reply).filter((sentence) => before.has(sentence));
  });

const questions: fc.Arbitrary<ChatQuestion> = fc
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

const intents = fc.oneof(
  fc
    .constantFrom("reference", "command", "abuse", "wait", "greeting", "thanks", "parting", "noise", "unsure")
    .map((kind) => ({ kind }) as const),
  fc.constantFrom("bare-number", "bare-yes").map((kind) => ({ kind }) as const),
  fc.constantFrom("meaning", "reason", "other").map((about) => ({ kind: "question", about }) as const),
  fc.constantFrom(...TOPICS).map((topic) => ({ kind: "assessment", topic }) as const),
  fc.constant({ kind: "edit-request", question: null, value: null } as const),
);
const notStored: fc.Arbitrary<NotStored> = fc.oneof(
  intents.map((intent) => ({ outcome: "intent", intent }) as const),
  fc
    .constantFrom("empty", "required", "none", "out-of-range", "not-whole", "too-long", "unclear")
    .map((reason) => unclear(reason) as NotStored),
  fc
    .tuple(fc.constantFrom("ambiguous", "several"), fc.constantFrom([], MANY.slice(0, 2), MANY.slice(1, 6)))
    .map(([reason, candidates]) => unclear(reason, candidates) as NotStored),
  fc
    .constantFrom("Sales", ["Sales", "Support"])
    .map((answer) => ({ outcome: "suggestion", answer, others: [] }) as const),
);

const turns = fc.array(fc.record({ parsed: notStored, refusals: fc.nat(3) }), {
  minLength: 2,
  maxLength: 12,
});
const languages = fc.constantFrom(null, "de", "fr", "es", "pt", "it", "nl", "pl", "tr", "sv");

test("no reply repeats a sentence of the reply before it, in any language", () => {
  fc.assert(
    fc.property(questions, turns, languages, (question, drawnTurns, language) => {
      expect(
        repeated(
          repliesTo(
            drawnTurns.map((turn) => ({ question, ...turn })),
            language,
          ),
        ),
      ).toEqual([]);
    }),
  );
});

test("consecutive answers are acknowledged in different words, but always the same way", () => {
  const question = aQuestion("rating");
  const thank = () => {
    const replies: string[] = [];
    for (const answer of ["4", "4", "skip", "skip", "5", "5"])
      replies.push(acknowledgement(question, answer, contextOf({ earlierReplies: [...replies] })));
    return replies;
  };
  const openings = thank().map((reply) => reply.split(":")[0]);
  expect(openings.filter((opening, place) => opening === openings[place - 1])).toEqual([]);
  expect(thank()).toEqual(thank());
});
