import { describe, expect, test } from "vitest";
import { parseAnswer } from "#server/answer-parser/parse-answer";
import { aQuestion } from "#tests/helpers/parsing";

const QUESTIONS = [
  aQuestion("text", null, true, { questionText: "What slows your team down most?" }),
  aQuestion("rating"),
  aQuestion("multiple_choice", ["Sales", "Support"]),
];

/** The edit request in a message, for each type of current question. */
function editIn(message: string) {
  const parsed = QUESTIONS.map((question) => parseAnswer(question, message));
  return parsed.map((each) => (each.outcome === "intent" ? each.intent : each.outcome));
}

const request = (question: number | "previous" | null, value: string | null) =>
  QUESTIONS.map(() => ({ kind: "edit-request", question, value }));

describe("which question", () => {
  test.each([
    ["change question 4", 4],
    ["ändere Frage 4", 4],
    ["modifie la question 4", 4],
    ["cambia la pregunta 4", 4],
    ["alterar a pergunta 4", 4],
    ["cambia la domanda 4", 4],
    ["wijzig vraag 4", 4],
    ["zmień pytanie 4", 4],
    ["4. soruyu değiştir", 4],
    ["ändra fråga 4", 4],
    ["please change question 12", 12],
    ["my first answer is wrong", 1],
    ["my last answer was wrong", "previous"],
    ["meine letzte Antwort war falsch", "previous"],
    ["go back", "previous"],
    ["zurück", "previous"],
    ["atrás", "previous"],
    ["retour", "previous"],
    ["wróć", "previous"],
    ["my answer about cash was wrong", null],
    ["Can I change my answers later?", null],
    ["Kann ich meine Antworten später noch ändern?", null],
  ] as const)("%j is about %s", (message, question) => {
    expect(editIn(message)).toEqual(request(question, null));
  });
});

describe("the new value", () => {
  test.each([
    ["change question 4 to 3", 4, "3"],
    ["change my second answer to weekly", 2, "weekly"],
    ["my answer to question 3 is wrong, it should be no", 3, "no"],
    ["the one before should be 4", "previous", "4"],
    ["my last answer should be weekly", "previous", "weekly"],
    ["my first answer is wrong, I meant Acme & Co. KG", 1, "Acme & Co. KG"],
    ['question 2 should be "don\'t know"', 2, '"don\'t know"'],
    ["ändere Frage 2 auf 5", 2, "5"],
    ["la question 2 doit être 60", 2, "60"],
    ["cambia la pregunta 2 a 5", 2, "5"],
  ] as const)("%j asks for %s to become %j", (message, question, value) => {
    expect(editIn(message)).toEqual(request(question, value));
  });

  test.each(["sorry, I meant 12", "actually I meant 12"])("%j changes the last answer", (message) => {
    expect(editIn(message)[0]).toEqual({ kind: "edit-request", question: "previous", value: "12" });
  });
});
