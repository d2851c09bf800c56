import { describe, expect, test } from "vitest";
import { editedText, welcomeText } from "#server/chat-replies/welcome-and-notes";
import { givenAnswers } from "#server/chat-replies/list-answers";
import { ownWords } from "#server/chat-replies/quote-answer";
import { acknowledgement, crowdedText } from "#server/chat-replies/acknowledgement";
import { helpingVoice } from "#server/chat-replies/phrase-picker";
import { talkOf } from "#tests/helpers/replying";
import { aQuestion } from "#tests/helpers/parsing";

const LONG = "We lose two days a week on late orders, because nobody tells the warehouse.";

describe("what was taken is said back", () => {
  test("a rating and a choice by what was understood, a short text and a skip in short", () => {
    const scaleLabels = ["Never", "", "", "Mostly.", "Always"];
    const rating = aQuestion("rating", null, true, { scaleLabels });
    expect(acknowledgement(rating, "4", talkOf())).toBe("Thank you: 4 out of 5 – Mostly.");
    expect(acknowledgement(rating, "4", talkOf({ language: "tr" }))).toBe(
      "Teşekkürler: 5 üzerinden 4 – Mostly.",
    );
    expect(acknowledgement(aQuestion("multiple_choice", ["A", "B"]), ["A", "B"], talkOf())).toBe(
      "Thank you: A, B.",
    );
    expect(acknowledgement(aQuestion("text"), "Shoes", talkOf({ message: "Shoes" }))).toBe("Noted.");
    expect(acknowledgement(aQuestion("text"), "skip", talkOf())).toBe(
      "No problem, we'll leave that one out.",
    );
  });

  test("a long text by its own words", () => {
    const said = acknowledgement(aQuestion("text"), LONG, talkOf({ message: LONG }));
    expect(said).toBe("Thank you, I have noted: “We lose two days a week on late orders…”");
  });
});

describe("of one's own words are read back", () => {
  test.each([
    [LONG, "We lose two days a week on late orders…"],
    [
      "Our website is slow and then people call us instead of buying there at once",
      "Our website is slow and then people call us instead of…",
    ],
    [
      "Le délai est trop long pour nos clients ; ils partent ailleurs.",
      "Le délai est trop long pour nos clients…",
    ],
    [
      "\u202eWe sell \u2067shoes to people who like to walk a lot",
      "We sell shoes to people who like to walk a lot",
    ],
  ])("%j: the first clause, sixty characters at most, cut after a word", (message, words) => {
    expect(ownWords(message)).toBe(words);
    expect(words.length).toBeLessThanOrEqual(60);
  });

  test.each([
    ["short", "We sell shoes"],
    ["a clause that says nothing by itself", "Well, you know, we have too few people to do all of it"],
    ["an insult", "This stupid survey wastes my time and that of everybody here"],
    ["an address", "Please write to pat@example.com about all of this and more"],
    ["a number to call", "Call me at 0151234567 if you want to know more than this"],
    ["a mask", "My boss [name] says that we should hire more people soon"],
    ["words of others", "They said “do it again” and so we did it all again"],
    ["a word without end", `${"x".repeat(200)} one two three four five six seven eight`],
  ])("not %s", (_, message) => {
    expect(ownWords(message)).toBeNull();
  });
});

test("what was answered is read out: the newest six, the one before, or one by its number", () => {
  const question = aQuestion("text", null, true, { questionText: "What?" });
  const given = [1, 2, 3, 5, 6, 7, 8].map((number) => ({ number, question, answer: `${number}.` }));
  const talk = talkOf({ given });
  const read = (place?: number | "previous") => givenAnswers(place, talk, helpingVoice(talk));
  const line = (number: number) => `Question ${number} (“What?”): “${number}”`;
  expect(read("previous")).toBe(line(8));
  expect(read(3)).toBe(line(3));
  expect(read(4)).toBe("Question 4 has no answer yet, so there is nothing to change.");
  const [opening, ...lines] = read().split("\n");
  expect(opening).toMatch(/^So far you answered as follows/);
  expect(lines).toEqual([2, 3, 5, 6, 7, 8].map(line));
  expect(givenAnswers(undefined, talkOf(), helpingVoice(talk))).toBe(
    "There is no answer yet that I could change.",
  );
});

test("who is read without the model they were promised is told why, in their language", () => {
  expect(crowdedText(talkOf())).toMatch(/^Many people are answering right now/);
  expect(crowdedText(talkOf({ language: "de" }))).toMatch(/KI-Modell/);
});

test("the frame of the conversation speaks the template's language", () => {
  expect(welcomeText("Growth check", 2, true, null)).toContain(
    "I'll take you through about 2 questions, one at a time.",
  );
  expect(welcomeText("Lage", 1, false, "de-AT")).toMatch(
    /^Willkommen zu Lage\. Ich führe Sie durch eine Frage,/,
  );
  expect(editedText(3, aQuestion("rating"), "2", null)).toBe("Answer to question 3 updated: 2");
  expect(editedText(3, aQuestion("text"), "skip", "de")).toBe("Antwort auf Frage 3 geändert: übersprungen");
});
