import { expect, test } from "vitest";
import { languageOf } from "#server/chat-replies/detect-language";

test.each([
  ["en", "How long will this take?"],
  ["en", "I don’t know what you want from me"],
  ["en", "may I stop in between?"],
  ["en", "okay so um I would say probably a four"],
  ["en", "people, because i cant do everything alone anymore"],
  ["en", "change question 1 to Mississippi GmbH & Co. KG"],
  ["de", "Wer liest das eigentlich?"],
  ["de", "wie gesagt, kommt alles in die Tonne, leider"],
  ["de", "was bedeutet das"],
  ["fr", "Qu'est-ce que ça veut dire ?"],
  ["fr", "je ne comprends pas la question"],
  ["es", "no entiendo la pregunta"],
  ["es", "¿Cuánto falta todavía para terminar?"],
  ["pt", "não entendi a pergunta"],
  ["it", "che cosa vuol dire questa domanda?"],
  ["nl", "ik begrijp de vraag niet"],
  ["pl", "nie rozumiem tego pytania, co to znaczy"],
  ["tr", "bu soru ne demek, anlamadım"],
  ["sv", "jag förstår inte frågan"],
  ["sv", "vänta lite, måste släppa in en kund"],
])("%s: %s", (language, message) => {
  expect(languageOf(message)).toBe(language);
});

test.each([
  "",
  "ok",
  "Marketing",
  "no",
  "4",
  "Warum?",
  "👍",
  "это что значит",
  "质问是什么",
  "x".repeat(10_000),
])("%j doesn't show its language", (message) => {
  expect(languageOf(message)).toBeNull();
});

test("a language related to the template's needs two more known words", () => {
  const message = "mas de dos, las otras";
  expect(languageOf(message)).toBe("pt");
  expect(languageOf(message, "es")).toBeNull();
  expect(languageOf("4 man en ikzelf", "nl")).toBeNull();
  expect(languageOf("dos vezes, como se pode", "es")).toBe("pt");
  expect(languageOf("Was heißt das?", "en")).toBe("de");
});
