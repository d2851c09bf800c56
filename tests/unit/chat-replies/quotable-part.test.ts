import { expect, test } from "vitest";
import { quotablePart } from "#server/chat-replies/quotable-part";

test.each([
  [
    "My grandfather opened the shop in 1961, and today we build kitchens.",
    "My grandfather opened the shop in 1961",
  ],
  ["We owe VAT of £9,400 on 7 April. The bank refused the overdraft.", "We owe VAT of £9,400 on 7 April"],
  ["The workshop is small, and 12 people share it!", "12 people share it"],
  ["Tenders with a win rate below 15 %, about 30 hours each", "Tenders with a win rate below 15 %"],
  ["We sell mostly to Tesco", "We sell mostly to Tesco"],
  ["Die Miete steigt am 1. Mai um 200 Euro.", "Die Miete steigt am 1. Mai um 200 Euro"],
  ["Facturamos unos 30.000 euros al mes", "Facturamos unos 30.000 euros al mes"],
])("of %j, the part with a number, a date or a name is quoted", (answer, part) => {
  expect(quotablePart(answer, false)).toBe(part);
});

test.each([
  ["no number or name", "People forget to come"],
  ["unsure", "I don't know, about 5 people"],
  ["a correction", "We owe 40,000, no wait, 30,000"],
  ["a correction without a word for it", "40,000. 30,000 euros."],
  ["another guess", "12 people, maybe 15"],
  ["a mistake", "It was 2019. Sorry, I made a mistake."],
  ["a question", "Do you mean the 12 people here?"],
  ["a card number", "my card is 4111 1111 1111 1111"],
  ["an email address", "write to Ann2@example.com"],
  ["a clause that is too long", `${"very ".repeat(20)}old since 1961`],
  ["an answer that is too long", `${"So it goes. ".repeat(100)}We are 12.`],
  ["marks that reverse text", "12 people \u202e here"],
  ["a title in capitals", "Sales And Marketing For Small Shops"],
])("%s: nothing of %j is quoted", (_, answer) => {
  expect(quotablePart(answer, false)).toBeNull();
});

test("German nouns don't count as names", () => {
  expect(quotablePart("Wir suchen seit Langem gute Leute", true)).toBeNull();
  expect(quotablePart("Wir suchen 3 gute Leute", true)).toBe("Wir suchen 3 gute Leute");
});
