import { expect, it } from "vitest";
import { aQuestion, severalOf, verdictOf } from "#tests/helpers/parsing";

const payments = severalOf(["PayPal", "Credit card", "Invoice", "Cash", "None of these"]);
const payment = aQuestion("multiple_choice", ["PayPal", "Credit card", "Invoice", "Cash"]);

it.each([
  [
    "a part of a list that is named, with one in other words",
    payments,
    "PayPal en factuur",
    "= PayPal + Invoice",
  ],
  ["more of it than is plainly named", payments, "PayPal, ja, und mit Kreditkarte", "= PayPal + Credit card"],
  ["behind a word that may ask, without a mark", payment, "🛒 em dinheiro, que remédio", "= Cash"],
  [
    "what is, beside a reason that is past",
    payment,
    "Rechnung, weil Bargeld letztes Jahr gestohlen wurde",
    "= Invoice",
  ],
  [
    'parted by a word that is an "and" in one language of some',
    severalOf(["El sueldo", "El horario", "La formación"]),
    "sueldo y formación",
    "= El sueldo + La formación",
  ],
  [
    "with words of how often beside it",
    severalOf(["Telefon", "E-Mail", "Fax"]),
    "hauptsächlich per Mail, ab und zu noch Fax",
    "= E-Mail + Fax",
  ],
  ["and no place that something else has", payment, "mit einer zweiten Rechnung", "= Invoice"],
])("a list is read with %s", (_, question, message, verdict) => {
  expect(verdictOf(question, message)).toBe(verdict);
});

it.each([
  [
    "named, and more is meant that is not sure",
    payments,
    "PayPal, and somewhere our customers like Bargeld sehr gern und viel",
  ],
  ["and whether a part counts is said behind it", payments, "Rechnung, und Bargeld für die, die wollen"],
  ["where the number says another", payment, "1 invoice"],
])("a list is asked about: %s", (_, question, message) => {
  expect(verdictOf(question, message)).toMatch(/^no: (?:ambiguous|likely|unclear)$/);
});

it.each([
  ["the first two on your list", "= PayPal + Credit card"],
  ["los dos primeros", "= PayPal + Credit card"],
  ["die ersten zwei auf der Liste", "= PayPal + Credit card"],
  ["les deux derniers", "= Cash + Other"],
  ["последние два из списка", "= Cash + Other"],
  ["all five of them", "= PayPal + Credit card + Invoice + Cash + Other"],
])("more than one are told by their places: %s", (message, verdict) => {
  expect(verdictOf(severalOf(["PayPal", "Credit card", "Invoice", "Cash", "Other"]), message)).toBe(verdict);
});

it.each([
  "Nope, that's all",
  "that's all we have",
  "das ist alles",
  "eso es todo, gracias",
  "questo è tutto",
  "to wszystko",
  "это всё",
  "hepsi bu",
  "هذا كل شيء",
])("who closes a list chooses nothing more by it: %s", (message) => {
  expect(verdictOf(payments, message)).toBe("no: unclear");
  expect(verdictOf(payments, `Cash. ${message}`)).toBe("= Cash");
});

it("who ends a list with everything else has not closed it", () => {
  expect(verdictOf(payments, "contanti e tutto il resto")).not.toBe("= Cash");
});
