import { describe, expect, test } from "vitest";
import { parseAnswer } from "#server/answer-parser/parse-answer";
import { aQuestion, messageFirst, severalOf, verdictOf } from "#tests/helpers/parsing";

const AREAS = ["Operations", "Marketing", "Technology", "Other"];
const areas = aQuestion("multiple_choice", AREAS);
const someAreas = severalOf(AREAS);

const answerTo = (options: readonly string[], message: string) =>
  verdictOf(aQuestion("multiple_choice", options), message);
const several = (options: readonly string[], message: string) => verdictOf(severalOf(options), message);

describe("one option", () => {
  test.each([
    ["technology.", "Technology"],
    ["Ｔechnology", "Technology"],
    ["2. Marketing", "Marketing"],
    ["I'd go with marketing", "Marketing"],
    ["maybe marketing", "Marketing"],
    ["what about marketing", "Marketing"],
    ["not sure, maybe technology", "Technology"],
    ["something else", "Other"],
    ["the tech stuff", "Technology"],
  ])("%j is %s", (message, option) => {
    expect(verdictOf(areas, message)).toBe(`= ${option}`);
  });

  test.each(
    messageFirst([
      [["Café", "Bar"], "cafe", "Café"],
      [["Ventas", "Tecnología"], "tecnologia", "Tecnología"],
      [["(a+)+$", "[x]*"], "(a+)+$", "(a+)+$"],
      [["😀", "😐"], "😐", "😐"],
      [["Red", "RED", "red"], "red", "red"],
      [["运营", "市场营销", "技术"], "技术", "技术"],
      [["Skip to the end", "Keep"], "skip to the end", "Skip to the end"],
      [["Pass", "Fail"], "pass", "Pass"],
      [["Cost", "I don't know"], "no idea", "I don't know"],
      [["Male", "Prefer not to say"], "I'd rather not say", "Prefer not to say"],
      [["Cost", "None of the above"], "none of them", "None of the above"],
      [["Cost", "Other (please specify)"], "other", "Other (please specify)"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(answerTo(options, message)).toBe(`= ${option}`);
  });
});

describe("typos, abbreviations and parts of a label", () => {
  test.each(
    messageFirst([
      [AREAS, "tecnology", "Technology"],
      [AREAS, "opperatoins", "Operations"],
      [AREAS, "tech", "Technology"],
      [AREAS, "ops", "Operations"],
      [AREAS, "mktg", "Marketing"],
      [["Human resources", "Information technology", "Sales and marketing"], "hr", "Human resources"],
      [["Full time", "Part time"], "part", "Part time"],
      [["Web shop", "Marketplace like Amazon"], "market place", "Marketplace like Amazon"],
      [["Paper invoices", "Papers and magazines"], "paper please", "Paper invoices"],
    ]),
  )("%j is %s", (message, option, options) => {
    expect(answerTo(options, message)).toBe(`= ${option}`);
  });

  test.each(
    messageFirst([
      [["North", "East", "West"], "best", "unclear: unclear"],
      [["Phone call", "Video call", "Meeting"], "call", "unclear: ambiguous"],
      [["Wix", "We have no online shop"], "online", "unclear: unclear"],
      [["Owner", "Employee"], "self-employed", "unclear: unclear"],
      [["Version 2022", "Version 2023"], "version 2024", "unclear: ambiguous"],
    ]),
  )("%j is not guessed", (message, verdict, options) => {
    expect(answerTo(options, message)).toBe(verdict);
  });
});

describe("positions in the list", () => {
  test.each([
    ["2", "Marketing"],
    ["#2", "Marketing"],
    ["two", "Marketing"],
    ["drei", "Technology"],
    ["b", "Marketing"],
    ["the second", "Marketing"],
    ["die zweite", "Marketing"],
    ["le troisième", "Technology"],
    ["la última", "Other"],
    ["opção 3", "Technology"],
    ["la terza", "Technology"],
    ["de tweede", "Marketing"],
    ["den andra", "Marketing"],
    ["ta druga", "Marketing"],
    ["ikincisi", "Marketing"],
  ])("%j is %s", (message, option) => {
    expect(verdictOf(areas, message)).toBe(`= ${option}`);
  });

  test.each([
    ["5", "unclear: out-of-range"],
    ["0", "unclear: out-of-range"],
    ["option 9", "unclear: out-of-range"],
    ["1 marketing", "unclear: ambiguous"],
    ["one second", "intent: wait"],
    ["a good one", "unclear: unclear"],
  ])("%j matches no option: %s", (message, verdict) => {
    expect(verdictOf(areas, message)).toBe(verdict);
  });
});

describe("several options", () => {
  test.each([
    ["Operations and marketing", "Operations + Marketing"],
    ["operations, marketing", "Operations + Marketing"],
    ["marketing/technology", "Marketing + Technology"],
    ["1,3", "Operations + Technology"],
    ["1+2", "Operations + Marketing"],
    ["the first two", "Operations + Marketing"],
    ["los dos primeros", "Operations + Marketing"],
    ["not only marketing but also technology", "Marketing + Technology"],
    ["all of them", "Operations + Marketing + Technology + Other"],
    ["everything except other", "Operations + Marketing + Technology"],
  ])("%j is %s, and refused for a single choice", (message, options) => {
    expect(verdictOf(someAreas, message)).toBe(`= ${options}`);
    expect(verdictOf(areas, message)).toBe("unclear: several");
  });

  const WITH_NONE = ["Reports", "Invoices", "Planning", "None of these"];

  test.each(
    messageFirst([
      [WITH_NONE, "all", "= Reports + Invoices + Planning"],
      [WITH_NONE, "all but reports", "= Invoices + Planning"],
      [WITH_NONE, "none", "= None of these"],
      [WITH_NONE, "reports and none of these", "unclear: ambiguous"],
      [WITH_NONE, "not reports, none", "unclear: ambiguous"],
      [AREAS, "none of them", "unclear: none"],
      [AREAS, "both", "unclear: ambiguous"],
      [["Card", "Cash only"], "all", "= Card"],
      [["Monday", "Wednesday", "Friday"], "mon, wed, fri", "= Monday + Wednesday + Friday"],
      [["PayPal", "Invoice"], "that's all we have", "unclear: unclear"],
      [["PayPal", "Invoice"], "Invoice. That's all", "= Invoice"],
    ]),
  )("%j is %s", (message, verdict, options) => {
    expect(several(options, message)).toBe(verdict);
  });

  test("ticked options, one per line, are stored unchanged", () => {
    const slots = ["9 to 12", "13 to 15", "Yes, any", "No, evenings only", "A, or B"];
    for (const ticked of [slots, slots.slice(0, 2), ["A, or B", "9 to 12"]])
      expect(parseAnswer(severalOf(slots), ticked.join("\n"))).toMatchObject({
        answer: ticked,
        isExact: true,
      });
  });

  test("an exclusive option is never part of a list", () => {
    const question = severalOf(["Reports", "Planning", "Nobody knows"], ["Nobody knows"]);
    expect(verdictOf(question, "all of them")).toBe("= Reports + Planning");
    expect(verdictOf(question, "2nd and 3rd")).toBe("unclear: ambiguous");
    expect(verdictOf(question, "nobody knows")).toBe("= Nobody knows");
  });
});

describe("negation", () => {
  test.each(
    messageFirst([
      [AREAS, "not marketing, technology", "= Technology"],
      [["Empfehlung", "Zeitung", "Internet"], "Empfehlung ja, Zeitung nein", "= Empfehlung"],
      [["Hotel", "Restaurant"], "a hotel without a restaurant", "= Hotel"],
      [["Important", "Not important"], "not important", "= Not important"],
      [AREAS, "not operations", "unclear: ambiguous"],
      [["Ventas", "Compras", "Logística"], "ventas no", "unclear: ambiguous"],
    ]),
  )("%j is %s", (message, verdict, options) => {
    expect(answerTo(options, message)).toBe(verdict);
  });

  test.each(["we refuse cards", "Karten nehmen wir nicht an", "the big chains take cards"])(
    "%j does not store the card",
    (message) => {
      expect(answerTo(["Cash", "Card", "Bank transfer"], message)).not.toBe("= Card");
    },
  );
});

describe("corrections and alternatives in one message", () => {
  test.each(
    messageFirst([
      [AREAS, "marketing, no wait, technology", "= Technology"],
      [AREAS, "1, actually 3", "= Technology"],
      [["Yes", "No"], "yes, oh wait, no", "= No"],
      [["Daily", "Weekly", "Monthly"], "monthly at first, now daily", "= Daily"],
      [AREAS, "operations or technology", "unclear: ambiguous"],
      [AREAS, "1 or 3", "unclear: ambiguous"],
      [["Einkauf", "Lager"], "Einkauf oder Lager", "unclear: ambiguous"],
    ]),
  )("%j is %s", (message, verdict, options) => {
    expect(answerTo(options, message)).toBe(verdict);
  });
});

describe("unknown words", () => {
  test.each(
    messageFirst([
      [AREAS, "marketing obviously", "= Marketing"],
      [AREAS, "Marketing in all our shops", "= Marketing"],
      [AREAS, "technology because our systems are old", "maybe Technology"],
      [AREAS, "I think marketing is our biggest issue", "maybe Marketing"],
      [["Staff", "Customers"], "our staff lately badly", "maybe Staff"],
      [AREAS, "we need help with everything", "unclear: unclear"],
    ]),
  )("%j is %s", (message, verdict, options) => {
    expect(answerTo(options, message)).toBe(verdict);
  });

  test.each(
    messageFirst([
      [["PayPal", "Cash", "Invoice"], "PayPal and factoring", "maybe PayPal"],
      [["Implants", "Whitening"], "whitening and braces", "maybe Whitening"],
    ]),
  )("%j is only suggested", (message, verdict, options) => {
    expect(several(options, message)).toBe(verdict);
  });

  test("a suggestion contains only recognized options", () => {
    const parsed = parseAnswer(someAreas, "we need marketing and technology badly");
    expect(parsed).toMatchObject({ outcome: "suggestion", answer: ["Marketing", "Technology"] });
  });
});

describe("yes, no and steps between", () => {
  const FULL = ["Yes, fully", "Yes, partly", "Not yet, but planned", "No"];
  const PLANNED = ["Sí", "No, pero está previsto", "No"];

  test.each(
    messageFirst([
      [["Yes", "No"], "👍", "= Yes"],
      [["Yes", "No"], "not yes", "= No"],
      [["Yes", "No"], "bien sûr que non", "= No"],
      [["Ja", "Teilweise", "Nein"], "partly", "= Teilweise"],
      [FULL, "yes", "unclear: ambiguous"],
      [FULL, "fully", "= Yes, fully"],
      [FULL, "ja, teilweise", "= Yes, partly"],
      [FULL, "noch nicht", "= Not yet, but planned"],
      [PLANNED, "no", "= No"],
      [["Yes", "No, not now", "No, and we won't"], "no", "unclear: ambiguous"],
      [["No time", "No money", "No interest"], "no", "unclear: unclear"],
      [["Sales", "Marketing"], "yes", "unclear: unclear"],
      [["Yes", "No"], "we're not sure", "intent: unsure"],
    ]),
  )("%j is %s", (message, verdict, options) => {
    expect(answerTo(options, message)).toBe(verdict);
  });
});

describe("how often, as steps of a scale", () => {
  const STEPS = ["Never", "Rarely", "Sometimes", "Often", "Always"];
  test.each(
    messageFirst([
      [STEPS, "hardly ever", "= Rarely"],
      [STEPS, "now and then", "= Sometimes"],
      [STEPS, "nigdy", "= Never"],
      [["Always", "Never"], "often", "unclear: unclear"],
    ]),
  )("%j is %s", (message, verdict, options) => {
    expect(answerTo(options, message)).toBe(verdict);
  });
});

describe("understoodAs and isExact", () => {
  test("the understood option is given unless it was typed in full", () => {
    expect(parseAnswer(areas, "technology!")).toMatchObject({ understoodAs: null });
    expect(parseAnswer(areas, "the 2nd one")).toMatchObject({ understoodAs: "Marketing" });
    expect(parseAnswer(someAreas, "1 and 3")).toMatchObject({ understoodAs: "Operations, Technology" });
  });

  test("only an option's text, a lone number and the word skip are exact", () => {
    for (const message of ["Marketing", "MARKETING!", "2", "#2.", "skip"])
      expect([message, parseAnswer(areas, message).isExact]).toEqual([message, true]);
    for (const message of ["I say marketing", "the second", "operations and marketing"])
      expect([message, parseAnswer(areas, message).isExact]).toEqual([message, false]);
  });
});
