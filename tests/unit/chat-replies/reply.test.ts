import { expect, test } from "vitest";
import { acknowledgement, crowdedText } from "#server/chat-replies/acknowledgement";
import { ALL_PHRASES } from "#server/chat-replies/phrases/phrases";
import { editedText, welcomeText } from "#server/chat-replies/welcome-and-notes";
import { interpolate } from "#server/lib/interpolate";
import { aQuestion } from "#tests/helpers/parsing";
import { contextOf } from "#tests/helpers/replying";

test("a rating or choice is named, and a text or skip is acknowledged briefly", () => {
  const scaleLabels = ["Never", "", "", "Mostly.", "Always"];
  const rating = aQuestion("rating", null, true, { scaleLabels });
  expect(acknowledgement(rating, "4", contextOf())).toBe("Thanks! Your answer: 4 out of 5 – Mostly.");
  expect(acknowledgement(rating, "4", contextOf({ language: "tr" }))).toBe(
    "Teşekkürler: 5 üzerinden 4 – Mostly.",
  );
  expect(acknowledgement(aQuestion("multiple_choice", ["A", "B"]), ["A", "B"], contextOf())).toBe(
    "Thanks! Your answer: A, B.",
  );
  expect(acknowledgement(aQuestion("text"), "Shoes", contextOf({ message: "Shoes" }))).toBe("Thank you.");
  expect(acknowledgement(aQuestion("text"), "skip", contextOf())).toBe("No problem, we'll skip this one.");
});

test("a reply says when the model was too busy to read a message", () => {
  expect(crowdedText(contextOf())).toMatch(/^The AI model is busy right now/);
  expect(crowdedText(contextOf({ language: "de" }))).toMatch(/KI-Modell/);
});

test("the welcome and the notes are in the template's language", () => {
  expect(welcomeText("Growth check", 2, true, null)).toContain("I'll take you through about 2 questions.");
  expect(welcomeText("Lage", 1, false, "de-AT")).toMatch(
    /^Willkommen zu Lage\. Ich führe Sie durch eine Frage,/,
  );
  expect(editedText(3, aQuestion("rating"), "2", null)).toBe("Answer to question 3 updated: 2");
  expect(editedText(3, aQuestion("text"), "skip", "de")).toBe("Antwort auf Frage 3 geändert: übersprungen");
});

test.each(ALL_PHRASES)(
  "a title or answer that ends with punctuation gets no second full stop in $language",
  (phrases) => {
    for (const title of ["Auftragseingang?", "Growth now!", "And so on…", "Check."]) {
      expect(welcomeText(title, 2, false, phrases.language)).toContain(`${title} `);
      const question = aQuestion("multiple_choice", [title]);
      const reply = acknowledgement(question, title, contextOf({ language: phrases.language }));
      expect(reply).toBe(interpolate(phrases.acknowledgements.answer[0], { answer: title }));
      expect(reply).not.toMatch(/[.?!…]{2}/);
    }
  },
);
