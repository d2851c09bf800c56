import { expect, it } from "vitest";
import { aQuestion, replyTo, verdictOf } from "#tests/helpers/parsing";

const required = aQuestion("text", null, true);
const about = (questionText: string) => ({ ...required, questionText });

it.each(["idk", "no idea", "I dont know", "dunno", "I don't know.", "not sure", "no idea tbh"])(
  "%j says nothing yet",
  (message) => {
    expect(replyTo(required, message)).toContain("It is fine not to know.");
    expect(replyTo(required, message)).not.toContain("skip");
    expect(replyTo(aQuestion("text"), message)).toContain('type "skip"');
  },
);

it.each(["12", "3.5", "three", "-3", "1,000"])("the number %j is asked about", (message) => {
  expect(replyTo(required, message)).toContain("in words");
});

it.each([
  "How many people work here?",
  "How much do you spend?",
  "Which number do you watch?",
  "How often do you meet?",
  "How long does it take?",
  "What percentage comes back?",
  "What % comes back?",
  "In what year did you start?",
  "When did you start?",
  "Wie viele Leute arbeiten hier?",
  "Сколько вас?",
  "你们有多少人？",
])("a number answers %j", (question) => {
  expect(verdictOf(about(question), "12")).toBe("= 12");
  expect(verdictOf(about(question), "idk")).toBe("no: unsure");
});

it.each([
  "no idea how to keep customers",
  "I don't know where to start",
  "cash flow",
  "none",
  "3 new waiters",
  "no",
])("%j is an answer", (message) => {
  expect(verdictOf(required, message)).toBe(`= ${message}`);
});
