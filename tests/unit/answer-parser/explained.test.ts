import { describe, expect, it } from "vitest";
import { ALL_PHRASES } from "#server/chat-replies/phrases/phrases";
import { QUESTION_TYPES } from "#shared/domain/question";
import { aQuestion, replyTo } from "#tests/helpers/parsing";

const HELP = "We mean everybody who is paid.";
const WHY = "It decides which rules apply to you.";
/** In one of the languages that somebody may ask in. */
const hasNothingMore = (reply: string) => ALL_PHRASES.some(({ nothingMore }) => reply.includes(nothingMore));
const hasNoReason = (reply: string) => ALL_PHRASES.some(({ noReason }) => reply.includes(noReason));

describe.each(QUESTION_TYPES)("somebody who asks about a question of the type %s", (type) => {
  const answerTo = (message: string, more: { help?: string; whyAsked?: string }) =>
    replyTo(aQuestion(type, ["Sales", "Support"], true, more), message);

  it.each([
    "what do you mean?",
    "what does that mean",
    "can you explain?",
    "an example please",
    "?",
    "was bedeutet das?",
    "什么意思",
    "no entiendo",
  ])("%j is told what is meant", (message) => {
    expect(answerTo(message, { help: HELP, whyAsked: WHY })).toContain(HELP);
    expect(answerTo(message, { whyAsked: WHY })).toSatisfy(hasNothingMore);
  });

  it.each([
    "why?",
    "Why do you ask?",
    "why is this needed?",
    "what for?",
    "warum fragen Sie das?",
    "why do you need this",
  ])("%j is told why it is asked", (message) => {
    expect(answerTo(message, { help: HELP, whyAsked: WHY })).toContain(WHY);
    expect(answerTo(message, { help: HELP })).toSatisfy(hasNoReason);
  });

  it.each(["is this anonymous?", "are you a bot?", "how many questions are left?", "who will see this?"])(
    "%j is not told about the question",
    (message) => {
      expect(answerTo(message, { help: HELP, whyAsked: WHY })).not.toMatch(new RegExp(`${HELP}|${WHY}`));
    },
  );
});
