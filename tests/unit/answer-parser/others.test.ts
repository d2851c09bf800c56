import { expect, it } from "vitest";
import { aQuestion, verdictOf } from "#tests/helpers/parsing";

const tills = aQuestion("multiple_choice", ["Cash register", "Tablet", "Paper"]);

it.each([
  "the big chains have a tablet",
  "unser Nachbar hat ein Tablet",
  "mon beau-frère a une tablette",
  "mi cuñado usa una tablet",
  "il nostro fornitore usa il tablet",
  "onze concurrent heeft een tablet",
  "konkurrenterna har en tablet",
  "konkurencja ma tablet",
])("what others have is not stored: %s", (message) => {
  expect(verdictOf(tills, message)).toMatch(/^no: /);
});

it("what one has beside others is", () => {
  expect(verdictOf(tills, "die Konkurrenz hat Papier, wir haben ein Tablet")).toBe("= Tablet");
});
