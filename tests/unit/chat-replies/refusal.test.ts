import { describe, expect, test } from "vitest";
import { isStuck, refusalText } from "#server/chat-replies/reprompt";
import type { Refusal, Topic } from "#server/answer-parser/parse-result";
import { repliesTo, talkOf } from "#tests/helpers/replying";
import { aQuestion, severalOf } from "#tests/helpers/parsing";

const UNCLEAR: Refusal = { reason: "unclear" };
const choice = aQuestion("multiple_choice", ["Operations", "Marketing", "Sales"], true);

describe("what can be chosen", () => {
  test("stands below, each on its line with its number", () => {
    expect(refusalText(choice, UNCLEAR, talkOf())).toBe(
      [
        "I could not match that to an answer. Please tap one, or type its number:",
        "1. Operations",
        "2. Marketing",
        "3. Sales",
      ].join("\n"),
    );
  });

  test("is eight at most, then how many more", () => {
    const options = Array.from({ length: 50 }, (_, index) => `Field ${index + 1} ${"x".repeat(100)}`);
    const lines = refusalText(severalOf(options), UNCLEAR, talkOf()).split("\n");
    expect(lines.slice(8)).toEqual([
      expect.stringMatching(/^8\. Field 8 x+…$/),
      "… and 42 more",
      "",
      expect.any(String),
    ]);
    expect(lines[1]).toHaveLength("1. ".length + 80);
  });

  test("keeps its numbers where only some of it may have been meant", () => {
    const lines = refusalText(choice, { reason: "ambiguous", candidates: ["Operations", "Sales"] }, talkOf());
    expect(lines).toBe("That could mean more than one thing. Which one fits best?\n1. Operations\n3. Sales");
  });

  test("is not listed again right after it was", () => {
    const [first, second, third] = repliesTo([1, 2, 3].map(() => ({ question: choice, refusal: UNCLEAR })));
    expect(first).toContain("1. Operations");
    expect(second).not.toContain("Operations");
    expect(third).toContain("1. Operations");
  });
});

test("whoever asks again what is meant does not read the author's help twice in a row", () => {
  const question = aQuestion("text", null, true, { help: "We mean everybody who is paid." });
  const asks: Refusal = { reason: "question", about: "meaning" };
  const replies = repliesTo([1, 2, 3].map(() => ({ question, refusal: asks })));
  expect(replies.map((reply) => reply.includes("everybody who is paid"))).toEqual([true, false, true]);
});

test("whoever asks why a question is asked is told that its author has not said it, where that is so", () => {
  const asks: Refusal = { reason: "question", about: "reason" };
  const replies = repliesTo([1, 2].map(() => ({ question: aQuestion("text"), refusal: asks })));
  expect(replies.map((reply) => reply.includes("has not said why they ask it"))).toEqual([true, false]);
  const question = aQuestion("text", null, true, { whyAsked: "We compare towns." });
  expect(refusalText(question, asks, talkOf())).toContain("We compare towns.");
});

test("skipping is mentioned, but not in every reply", () => {
  const replies = repliesTo([1, 2, 3].map(() => ({ question: aQuestion("rating"), refusal: UNCLEAR })));
  expect(replies.map((reply) => reply.includes('"skip"'))).toEqual([true, false, true]);
});

test("somebody who asks what a scale means reads what each of its numbers stands for", () => {
  const scaleLabels = ["Never", "", "Sometimes", "", "Always"];
  const rating = aQuestion("rating", null, true, { scaleLabels });
  const asks: Refusal = { reason: "question", about: "meaning" };
  const [first, second] = repliesTo([1, 2].map(() => ({ question: rating, refusal: asks })));
  expect(first).toBe("This is what the numbers mean:\n1. Never\n3. Sometimes\n5. Always");
  expect(second).toContain("1 means “Never”, 5 means “Always”");
  const asksWhy: Refusal = { reason: "question", about: "reason" };
  expect(refusalText(rating, asksWhy, talkOf())).toContain("1 means “Never”, 5 means “Always”");
  const halfNamed = aQuestion("rating", null, true, { scaleLabels: ["Never", "", "", "", ""] });
  expect(refusalText(halfNamed, asks, talkOf())).not.toContain("Never");
});

test("whoever asks what nobody has explained is told so, and the next time to go by what they understand", () => {
  const asks = { question: aQuestion("text"), refusal: { reason: "question", about: "meaning" } } as const;
  const replies = repliesTo([asks, asks]);
  expect(replies.map((reply) => reply.includes("more than the question says"))).toEqual([true, false]);
  expect(replies[1]).not.toMatch(/^undefined/);
});

test.each<Refusal>([
  { reason: "wait" },
  { reason: "parting" },
  { reason: "thanks" },
  { reason: "assessment", topic: "pause" },
  { reason: "correction", correction: { place: null, words: null } },
])("$reason is answered without what can be chosen", (refusal) => {
  expect(refusalText(choice, refusal, talkOf())).not.toContain("Operations");
});

describe("after two refusals of one question", () => {
  const stuck = talkOf({ refusals: 2 });
  test.each<Refusal>([
    { reason: "abuse" },
    { reason: "command" },
    { reason: "question", about: "meaning" },
    UNCLEAR,
  ])("$reason is shown the way out: skipping, or the form", (refusal) => {
    expect(refusalText(aQuestion("text", null, true), refusal, stuck)).toContain("in the form");
    expect(refusalText(aQuestion("text"), refusal, stuck)).toContain('"skip"');
    expect(refusalText(aQuestion("text", null, true), refusal, talkOf({ refusals: 1 }))).not.toContain(
      "form.",
    );
  });

  test.each<Refusal>([
    { reason: "wait" },
    { reason: "greeting" },
    { reason: "thanks" },
    { reason: "parting" },
    { reason: "assessment", topic: "readers" },
  ])("$reason is no try at it, and is sent nowhere else", (refusal) => {
    expect(refusalText(aQuestion("text", null, true), refusal, stuck)).not.toMatch(/form\.|form"/);
  });

  test("a conversation is stuck, and not before", () => {
    expect([0, 1, 2, 3].map((refusals) => isStuck({ refusals }))).toEqual([false, false, true, true]);
  });
});

describe("a question about the assessment is answered from facts", () => {
  const about = (topic: Topic, more: Parameters<typeof talkOf>[0] = {}, isRequired = true) =>
    refusalText(aQuestion("text", null, isRequired), { reason: "assessment", topic }, talkOf(more));
  const byModel = { standing: { questionsLeft: 1, minutesLeft: 1, assistant: "ai" } } as const;

  test("who reads them: the organisation by name, with names; whether a model does; where more is written", () => {
    const text = about("readers");
    for (const fact of ["at Acme Institute", "not anonymous", "No AI model", "https://acme.example/privacy"])
      expect(text).toContain(fact);
    expect(about("readers", byModel)).toContain("An AI model reads them, too");
    const unsaid = { name: "Acme Institute", privacyUrl: undefined, supportEmail: undefined };
    expect(about("readers", { house: unsaid })).not.toContain("More about it");
  });

  test("how long, as a language counts", () => {
    expect(about("length")).toContain("4 questions, about 3 minutes");
    expect(about("length", byModel)).toContain("one question, about 1 minute.");
    const polish = [2, 5, 22].map((questionsLeft) =>
      about("length", { language: "pl", standing: { questionsLeft, minutesLeft: 1, assistant: "ai" } }),
    );
    expect(polish.map((text) => /\d+ pyta\p{L}+/u.exec(text)?.[0])).toEqual([
      "2 pytania",
      "5 pytań",
      "22 pytania",
    ]);
    expect(about("length", { standing: null })).toContain("counter at the top");
  });

  test.each<[Topic, string]>([
    ["pause", "Everything is saved"],
    ["changes", 'Press "Edit" beside an answer'],
    ["result", "written recommendations"],
    ["assistant", "a program that follows rules"],
    ["duty", "needed to complete"],
    ["contact", "help@acme.example"],
  ])("%s, and leads back to the question", (topic, fact) => {
    const text = about(topic);
    expect(text).toContain(fact);
    expect(text).toMatch(/\S Now back to the question\.$/);
  });

  test("as it stands: a model, an optional question, nobody to write to", () => {
    expect(about("assistant", byModel)).toContain("I am an AI assistant, not a person");
    expect(about("duty", {}, false)).toContain('type "skip"');
    const house = { name: "Acme Institute", privacyUrl: undefined, supportEmail: undefined };
    expect(about("contact", { house })).toContain("Please ask Acme Institute");
  });

  test("whoever asks again hears whom to ask", () => {
    const asks = { question: aQuestion("text"), refusal: { reason: "assessment", topic: "result" } } as const;
    expect(repliesTo([asks, asks])[1]).toMatch(
      /^That is all I can tell you about it\. Please write to help@/,
    );
  });
});

describe("help is given in the language of who needs it", () => {
  const help = (message: string, language: string | null = null) =>
    refusalText(choice, UNCLEAR, talkOf({ message, language }));

  test("where that is clear and known; else in the template's", () => {
    expect(help("Das weiß ich nicht so genau")).toContain("Das konnte ich keiner Antwort zuordnen.");
    expect(help("I am not sure what you mean", "de")).toContain("I could not match that to an answer.");
    expect(help("Marketing?", "fr")).toContain("Je n'ai pas pu rattacher cela à une réponse.");
    expect(help("Я не знаю, что это значит", "sv")).toContain("Jag kunde inte koppla det till något svar.");
  });
});
