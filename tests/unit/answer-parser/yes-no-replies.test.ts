import { describe, expect, test } from "vitest";
import { parseYesNo } from "#server/answer-parser/yes-no-reply";
import { aQuestion, verdictOf } from "#tests/helpers/parsing";

describe("a reply to a suggestion", () => {
  test.each([
    "yes",
    "ok",
    "go ahead",
    "👍",
    "ja bitte",
    "oui, d'accord",
    "sí, claro",
    "sim",
    "va bene",
    "jawel",
    "ja tack",
    "tak",
    "evet",
  ])("%j agrees", (message) => expect(parseYesNo(message)).toBe("yes"));

  test.each(["no", "nope", "no thanks", "👎", "nein danke", "das stimmt nicht", "non merci", "nie", "hayır"])(
    "%j declines",
    (message) => expect(parseYesNo(message)).toBe("no"),
  );

  test.each([
    "yes no",
    "not yes",
    "…",
    "go ahead?",
    "yes, but make it 5",
    "yes we sell shoes to schools and clubs",
  ])("%j is neither", (message) => expect(parseYesNo(message)).toBeNull());
});

describe("nothing to add", () => {
  const more = (isRequired: boolean, questionText = "Is there anything else you would like to tell us?") =>
    aQuestion("text", null, isRequired, { questionText });

  test.each(["no", "Nope!", "nothing", "no, thanks", "nothing, thank you", "-", "nein danke", "nada"])(
    "%j skips an optional question that asks for more",
    (message) => expect(verdictOf(more(false), message)).toBe("skipped"),
  );

  test.each([
    ["Möchten Sie noch etwas hinzufügen?", "nein"],
    ["Souhaitez-vous ajouter autre chose ?", "non"],
    ["¿Quiere añadir algo más?", "no, gracias"],
    ["Quer acrescentar mais alguma coisa?", "não"],
    ["Vuole aggiungere altro?", "no grazie"],
    ["Wilt u nog iets toevoegen?", "nee"],
    ["Vill du tillägga något mer?", "nej"],
    ["Czy chce Pan coś jeszcze dodać?", "nie"],
    ["Eklemek istediğiniz başka bir şey var mı?", "yok"],
  ])("%s %j skips it", (questionText, message) => {
    expect(verdictOf(more(false, questionText), message)).toBe("skipped");
  });

  test("a required question that asks for more keeps the answer", () => {
    expect(verdictOf(more(true), "no")).toBe("= no");
  });

  test.each([
    "no complaints, thanks to our new van",
    "thanks but the tools are slow",
    "Keine Schulden, danke",
  ])("%j is an answer", (message) => expect(verdictOf(more(false), message)).toBe(`= ${message}`));

  test("a no answers an optional question that asks for something else", () => {
    expect(verdictOf(more(false, "Do you have a plan?"), "no")).toBe("= no");
  });
});
