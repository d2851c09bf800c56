import { describe, expect, test } from "vitest";
import type { NotStored } from "#server/answer-parser/parse-result";
import { type FaqTopic, type Intent, unclear } from "#server/answer-parser/parse-result";
import { isStuck, repromptText } from "#server/chat-replies/reprompt";
import { aQuestion, severalOf } from "#tests/helpers/parsing";
import { contextOf, repliesTo } from "#tests/helpers/replying";

const UNCLEAR = unclear("unclear") as NotStored;
const ambiguous = (candidates: readonly string[]) => unclear("ambiguous", candidates) as NotStored;
const intent = (intent: Intent): NotStored => ({ outcome: "intent", intent });
const ASKS_MEANING = intent({ kind: "question", about: "meaning" });
const ASKS_REASON = intent({ kind: "question", about: "reason" });
const ASKS_OTHER = intent({ kind: "question", about: "other" });
const choice = aQuestion("multiple_choice", ["Operations", "Marketing", "Sales"], true);

describe("a suggestion", () => {
  const suggested = (answer: string | string[]): NotStored => ({ outcome: "suggestion", answer, others: [] });

  test("is asked in one sentence, with all options of a set", () => {
    expect(repromptText(choice, suggested("Sales"), contextOf())).toBe("Did you mean “Sales”?");
    const several = severalOf(["Shop", "Market", "Website"]);
    expect(repromptText(several, suggested(["Shop", "Market", "Website"]), contextOf())).toBe(
      "Did you mean “Shop”, “Market”, and “Website”?",
    );
    expect(repromptText(aQuestion("rating"), suggested("4"), contextOf())).toBe("Did you mean 4 out of 5?");
  });

  test("names two or three candidates, and lists more of them", () => {
    expect(repromptText(choice, ambiguous(["Operations", "Sales"]), contextOf({ language: "de" }))).toBe(
      "Meinen Sie „Operations“ oder „Sales“?",
    );
    const many = aQuestion("multiple_choice", ["A", "B", "C", "D", "E"], true);
    expect(repromptText(many, ambiguous(["A", "B", "C", "E"]), contextOf())).toBe(
      "I'm not sure which one you mean. Which one fits best?\n1. A\n2. B\n3. C\n5. E",
    );
  });

  test("is worded differently the next time", () => {
    const turns = [1, 2, 3].map(() => ({ question: choice, parsed: suggested("Sales") }));
    const [first, second, third] = repliesTo(turns);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });
});

describe("the options", () => {
  test("are listed by number", () => {
    expect(repromptText(choice, UNCLEAR, contextOf())).toBe(
      [
        "I couldn't match that to an answer. Please choose one, or type its number:",
        "1. Operations",
        "2. Marketing",
        "3. Sales",
      ].join("\n"),
    );
  });

  test("are cut after eight, each after 80 characters", () => {
    const options = Array.from({ length: 50 }, (_, index) => `Field ${index + 1} ${"x".repeat(100)}`);
    const lines = repromptText(severalOf(options), UNCLEAR, contextOf()).split("\n");
    expect(lines.slice(8)).toEqual([
      expect.stringMatching(/^8\. Field 8 x+…$/),
      "… and 42 more",
      "",
      expect.any(String),
    ]);
    expect(lines[1]).toHaveLength("1. ".length + 80);
  });

  test("are not listed twice in a row", () => {
    const [first, second, third] = repliesTo([1, 2, 3].map(() => ({ question: choice, parsed: UNCLEAR })));
    expect(first).toContain("1. Operations");
    expect(second).not.toContain("Operations");
    expect(third).toContain("1. Operations");
  });
});

describe("a question about the question", () => {
  test("gets the author's help, but not twice in a row", () => {
    const question = aQuestion("text", null, true, { help: "We mean everybody who is paid." });
    const replies = repliesTo([1, 2, 3].map(() => ({ question, parsed: ASKS_MEANING })));
    expect(replies.map((reply) => reply.includes("everybody who is paid"))).toEqual([true, false, true]);
  });

  test("gets the author's reason, or that there is none", () => {
    const [first, second] = repliesTo(
      [1, 2].map(() => ({ question: aQuestion("text"), parsed: ASKS_REASON })),
    );
    expect(first).toContain("didn't give a reason for asking it");
    expect(second).not.toContain("didn't give a reason for asking it");
    const question = aQuestion("text", null, true, { whyAsked: "We compare towns." });
    expect(repromptText(question, ASKS_REASON, contextOf())).toContain("We compare towns.");
  });

  test("gets the labels of a scale", () => {
    const scaleLabels = ["Never", "", "Sometimes", "", "Always"];
    const rating = aQuestion("rating", null, true, { scaleLabels });
    const [first, second] = repliesTo([1, 2].map(() => ({ question: rating, parsed: ASKS_MEANING })));
    expect(first).toBe("Here's what the numbers mean:\n1. Never\n3. Sometimes\n5. Always");
    expect(second).toContain("1 means “Never” and 5 means “Always”");
    const halfNamed = aQuestion("rating", null, true, { scaleLabels: ["Never", "", "", "", ""] });
    expect(repromptText(halfNamed, ASKS_MEANING, contextOf())).not.toContain("Never");
  });

  test("without help text gets the advice to answer as understood, in different words", () => {
    const asks = { question: aQuestion("text"), parsed: ASKS_MEANING };
    const [first, second] = repliesTo([asks, asks]);
    expect(first).toContain("I don't have more information");
    expect(second).toContain("your own understanding");
  });
});

test("other questions get a contact: the support address or the organization", () => {
  const reply = (more = {}) => repromptText(aQuestion("text"), ASKS_OTHER, contextOf(more));
  expect(reply()).toMatch(/^I can't answer that here\. For help, write to help@acme\.example\./);
  const organization = { name: "Acme Institute", privacyUrl: undefined, supportEmail: undefined };
  expect(reply({ organization })).toContain("Please ask Acme Institute or the person who invited you.");
});

test("skipping is mentioned, but not in every reply", () => {
  const replies = repliesTo([1, 2, 3].map(() => ({ question: aQuestion("rating"), parsed: UNCLEAR })));
  expect(replies.map((reply) => reply.includes('"skip"'))).toEqual([true, false, true]);
});

test.each<Intent>([
  { kind: "wait" },
  { kind: "parting" },
  { kind: "thanks" },
  { kind: "assessment", topic: "pause" },
  { kind: "edit-request", question: null, value: null },
])("$kind gets no list of options", (parsed) => {
  expect(repromptText(choice, intent(parsed), contextOf())).not.toContain("Operations");
});

describe("after two retries", () => {
  const stuck = contextOf({ refusals: 2 });

  test.each([
    ["abuse", intent({ kind: "abuse" })],
    ["a command", intent({ kind: "command" })],
    ["a question", ASKS_MEANING],
    ["an unclear answer", UNCLEAR],
  ])("%s gets a way out: skipping or the form", (_, parsed) => {
    expect(repromptText(aQuestion("text", null, true), parsed, stuck)).toContain("in the form");
    expect(repromptText(aQuestion("text"), parsed, stuck)).toContain('"skip"');
    const before = repromptText(aQuestion("text", null, true), parsed, contextOf({ refusals: 1 }));
    expect(before).not.toContain("form.");
  });

  test.each<Intent>([
    { kind: "wait" },
    { kind: "greeting" },
    { kind: "thanks" },
    { kind: "parting" },
    { kind: "assessment", topic: "readers" },
  ])("$kind does not", (parsed) => {
    expect(repromptText(aQuestion("text", null, true), intent(parsed), stuck)).not.toMatch(/form\.|form"/);
  });

  test("isStuck is true, and not before", () => {
    expect([0, 1, 2, 3].map((refusals) => isStuck({ refusals }))).toEqual([false, false, true, true]);
  });
});

describe("a question about the assessment gets facts", () => {
  const about = (topic: FaqTopic, more: Parameters<typeof contextOf>[0] = {}) =>
    repromptText(aQuestion("text", null, true), intent({ kind: "assessment", topic }), contextOf(more));
  const byModel = { progress: { questionsLeft: 1, minutesLeft: 1, assistant: "ai" } } as const;

  test("who reads the answers: people, a model if there is one, and where to read more", () => {
    const text = about("readers");
    for (const fact of [
      "at Acme Institute",
      "aren't anonymous",
      "No AI model",
      "https://acme.example/privacy",
    ])
      expect(text).toContain(fact);
    expect(about("readers", byModel)).toContain("An AI model also reads them");
    const organization = { name: "Acme Institute", privacyUrl: undefined, supportEmail: undefined };
    expect(about("readers", { organization })).not.toContain("Read more");
  });

  test("how long it takes, with the language's plural forms", () => {
    expect(about("length")).toContain("4 questions left, about 3 minutes");
    expect(about("length", byModel)).toContain("one question left, about 1 minute.");
    const polish = [2, 5, 22].map((questionsLeft) =>
      about("length", { language: "pl", progress: { questionsLeft, minutesLeft: 1, assistant: "ai" } }),
    );
    expect(polish.map((text) => /\d+ pyta\p{L}+/u.exec(text)?.[0])).toEqual([
      "2 pytania",
      "5 pytań",
      "22 pytania",
    ]);
    expect(about("length", { progress: null })).toContain("counter at the top");
  });

  test("that it can be paused, and leads back to the question", () => {
    expect(about("pause")).toMatch(/you can stop at any time\. .* Now back to the question\.$/);
  });

  test("and a contact when it is asked again", () => {
    const asks = { question: aQuestion("text"), parsed: intent({ kind: "assessment", topic: "pause" }) };
    expect(repliesTo([asks, asks])[1]).toMatch(
      /^That's all I can tell you about it\. For help, write to help@/,
    );
  });
});

test("help is in the participant's language if it is clear, otherwise in the template's", () => {
  const help = (message: string, language: string | null = null) =>
    repromptText(choice, UNCLEAR, contextOf({ message, language }));
  expect(help("Das weiß ich nicht so genau")).toContain("Das konnte ich keiner Antwort zuordnen.");
  expect(help("I am not sure what you mean", "de")).toContain("I couldn't match that to an answer.");
  expect(help("Marketing?", "fr")).toContain("Je n'ai pas pu rattacher cela à une réponse.");
  expect(help("Я не знаю, что это значит", "sv")).toContain("Jag kunde inte koppla det till något svar.");
});
