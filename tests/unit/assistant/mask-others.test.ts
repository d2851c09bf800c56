import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRedactor } from "#server/assistant/pii-redactor";
import { cpuTimeOf } from "#tests/helpers/spent";

const redactor = createRedactor({ name: "Pat Doe", email: "pat@acme.example" });
const expectUnchanged = (text: string) => expect(redactor.hide(text)).toBe(text);

describe("phone numbers are hidden", () => {
  test.each([
    ["Call +49 171 2345678 for orders.", "Call [phone] for orders."],
    ["+41 79 123 45 67", "[phone]"],
    ["+1 (555) 123-4567, ask for sales", "[phone], ask for sales"],
    ["0049 30 1234567", "[phone]"],
    ["030/1234567 oder 0171-2345678", "[phone] oder [phone]"],
    ["Tel.: (030) 123 45 67", "Tel.: [phone]"],
    ["06 12 34 56 78, 06.12.34.56.78", "[phone], [phone]"],
    ["020 7946 0958.", "[phone]."],
    ["555-123-4567 and 555.123.4567 and (555) 123-4567", "[phone] and [phone] and [phone]"],
    ["612 34 56 78", "[phone]"],
    ["llámame al 612 345 678", "llámame al [phone]"],
    ["347 1234567", "[phone]"],
    ["(11) 98765-4321", "[phone]"],
    ["telefon 601 234 567", "telefon [phone]"],
    ["8 (912) 345-67-89", "[phone]"],
    ["0532 123 45 67", "[phone]"],
    ["9876543210 is the shop's", "[phone] is the shop's"],
    ["电话13812345678的", "电话[phone]的"],
    ["090-1234-5678です", "[phone]です"],
    ["010-1234-5678로", "[phone]로"],
    ["هاتف ٠١٠١٢٣٤٥٦٧٨", "هاتف [phone]"],
    ["phone 555 1234", "phone [phone]"],
    ["0171 2345678 / 0172 3456789", "[phone] / [phone]"],
    ["seit 01.02.2024 0171 2345678", "seit 01.02.2024 [phone]"],
  ])("%j is sent as %j", (text, sent) => {
    expect(redactor.hide(text)).toBe(sent);
  });
});

describe("other numbers are kept:", () => {
  test.each([
    "Revenue grew from 1 250 000 to 12.500.000, that is 1.250.000,50 less than planned",
    "20 000 000 to 30 000 000, or 100 000 000, +15 000 000 this year",
    "€ 12345678901, 98765432100 euros, 10000000000 in all",
    "a turnover of 250 000 0000 rupees",
    "2019 2020 2021, 2019-2023, from 1998 to 2024",
    "01.02.2024, 2024-01-02, 1/2/2024 and 01.02.24 - 03.04.24",
    "2024-01-02 - 2024-03-04, 2024-01-02 08:30",
    "09.00-17.00, 0800-1730, 08:00-17:30",
    "customers in 01067, 80331 and 10115-10119, also 01067 01069 01097",
    "0.00012345 and 0,5 of 1,234,567.89",
    "1 2 3 4 5 6 7 8, 0 1 2 3 4 5 6 7",
    "10 20 30 40 50 people",
    "between 10-20 or 20-50 or 100-250",
    "order 12345678, part A-0123456789 and #0123456789, 12345678kg",
    "we call 1 000 000 people a year and phone 12 of them",
  ])("%j", expectUnchanged);
});

describe("third-party names are hidden after a title, role or similar", () => {
  test.each([
    ["Herr Weber und Frau Dr. Müller-Lüdenscheidt sagen", "Herr [name] und Frau [name] sagen"],
    ["Mr Smith, Mrs. Jones and Dr. A. Patel", "Mr [name], Mrs. [name] and Dr. [name]"],
    ["Dr. Anna Maria Schmidt says", "Dr. [name] says"],
    ["monsieur Dupont et Mme de la Tour", "monsieur [name] et Mme de la Tour"],
    ["la señora García López dice", "la señora [name] dice"],
    ["il signor Rossi; meneer Jansen; pan Kowalski", "il signor [name]; meneer [name]; pan [name]"],
    ["господин Иванов", "господин [name]"],
    ["السيد أحمد قال", "السيد [name] قال"],
    ["श्री शर्मा कहते हैं", "श्री [name] कहते हैं"],
    ["佐藤さんが", "[name]さんが"],
    ["李明先生说", "[name]先生说"],
    ["김민수 씨가", "[name] 씨가"],
    ["my boss Anna decides", "my boss [name] decides"],
    ["My new boss, Anna van der Berg, decides", "My new boss, [name], decides"],
    ["our CEO is called lisa and", "our CEO is called [name] and"],
    ["my colleague named Tom O’Brien left", "my colleague named [name] left"],
    ["meine Chefin Anna entscheidet", "meine Chefin [name] entscheidet"],
    ["mein Kollege heißt tom", "mein Kollege heißt [name]"],
    ["notre directrice, Marie Dupont", "notre directrice, [name]"],
    ["mi jefa Ana no quiere", "mi jefa [name] no quiere"],
    ["il mio capo Marco", "il mio capo [name]"],
    ["minha chefe Ana", "minha chefe [name]"],
    ["mijn baas Jan", "mijn baas [name]"],
    ["mój szef Jan Kowalski", "mój szef [name]"],
    ["min kollega Anna", "min kollega [name]"],
    ["мой начальник Иван", "мой начальник [name]"],
    ["müdürüm Ahmet Bey", "müdürüm [name]"],
  ])("%j is sent as %j", (text, sent) => {
    expect(redactor.hide(text)).toBe(sent);
  });

  test.each([
    "my boss decides, and our CEO Monday to Friday",
    "Mein Chef Entscheidungen nicht trifft, weil unser Leiter Kunden anruft",
    "MY BOSS IS NEVER HERE",
    "the manager Europe, a partner Germany",
    "we miss Deadlines, use MS Office and need 50 MW Solar, size M Shirts",
    "HR Department and Bay Area, Dr. no. Mr",
    "my boss is called away often",
    "Miss Q3 and Q4",
    "お客さん、業者さん",
    "各位先生、客户女士",
    "아저씨가, 날씨가",
  ])("but %j stays", expectUnchanged);
});

test("hidden words are restored in quotes", () => {
  const text = "Ask my boss Anna Berg, 0171 2345678, or Frau Weber about it.";
  expect(redactor.hide(text)).toBe("Ask my boss [name], [phone], or Frau [name] about it.");
  expect(redactor.restore("boss [name], [phone], or Frau [name]", text)).toBe(
    "boss Anna Berg, 0171 2345678, or Frau Weber",
  );
});

test("a name after a title and a number in an email address are hidden once", () => {
  expect(redactor.hide("Mrs Pat Doe, mail 01712345678@acme.example")).toBe("Mrs [name], mail [email]");
});

/** Parts of titles, roles, names and numbers. */
const PIECES = [
  "Herr ",
  "my ",
  "boss ",
  "Anna ",
  "de ",
  ", ",
  "Dr. ",
  "0",
  "12 ",
  "+49",
  "(",
  ") ",
  "-",
  ".",
  "씨",
];

test("hidden text is restored exactly", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 }))), (pieces) => {
      const text = pieces.join("");
      const hidden = redactor.hide(text);
      expect(redactor.restore(hidden, text)).toBe(text);
    }),
  );
});

test("an international number is hidden between any words", () => {
  const national = fc.stringMatching(/^[1-9]\d{7,10}$/).filter((digits) => !digits.endsWith("000"));
  fc.assert(
    fc.property(fc.lorem(), national, fc.lorem(), (before, digits, after) => {
      expect(redactor.hide(`${before} +49${digits}, ${after}`)).toBe(`${before} [phone], ${after}`);
    }),
  );
});

test.each(PIECES)("a long text of %j is processed in linear time", (piece) => {
  const text = `x ${piece.repeat(100_000 / piece.length)}x`;
  expect(cpuTimeOf(() => redactor.hide(text))).toBeLessThan(1_500);
});
