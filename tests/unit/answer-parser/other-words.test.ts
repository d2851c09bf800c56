import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import type { JudgedQuestion } from "#server/answer-parser/parse-result";
import { isForm } from "#server/answer-parser/meanings/forms";
import { languagesOf, meaningsIn } from "#server/answer-parser/meanings/meant";
import { bare } from "#server/language/normalize";
import { sentenceOf } from "#server/language/tokenize";
import { aQuestion, severalOf, verdictOf } from "#tests/helpers/parsing";

const CHANNELS = ["Phone or e-mail", "Our own website", "Tour operators", "Walk-in guests"];
const channels = aQuestion("multiple_choice", CHANNELS);
const VANS = ["Mit dem eigenen Lieferwagen", "Mit einem gemieteten Lieferwagen", "Mit dem Fahrradkurier"];
const vans = aQuestion("multiple_choice", VANS);
const premises = aQuestion("multiple_choice", ["Gemietet", "Gekauft", "Geerbt"]);
const WORRIES = ["Staff", "Customers", "Vehicles", "Weather"];
const worry = aQuestion("multiple_choice", WORRIES);
const worries = severalOf(WORRIES);
const weather = aQuestion("multiple_choice", ["It is the weather that we have", "Staff"]);
const calls = aQuestion("multiple_choice", ["Phone call", "Video call", "Meeting"]);
const lorries = {
  ...aQuestion("multiple_choice", ["Keine eigenen", "1 bis 5", "6 bis 20", "Mehr als 20"]),
  questionText: "Wie viele eigene Lkw haben Sie im Einsatz?",
};
const FORMS = ["Sole trader", "Partnership", "Private limited company", "Public limited company"];
const form = aQuestion("multiple_choice", FORMS);
const LONG = ["Long letters about broken dishwashers", "Own money", "Family"];
const SAME = ["The weather and storms", "The weather and prices", "Family"];
const PAIRS = ["Weather, customers and prices", "Vehicles and staff", "Family"] as const;
const PAIRED = "Wetter Kunden Preise, Fahrzeuge Mitarbeiter";
const pairs = aQuestion("multiple_choice", PAIRS);
const TEXTS = ["Weather", ...WORRIES.slice(0, 3).map((name) => `${name} ${"lorem ".repeat(30)}`)].concat(
  Array.from({ length: 6 }, (_, at) => `${at} ${"ipsum ".repeat(30)}`),
);

/** Why a message is not taken, with what it may have meant. */
function refusalOf(question: JudgedQuestion, message: string): string {
  const judgement = judgeAnswer(question, message);
  if (judgement.outcome !== "rejected") return judgement.outcome;
  const { refusal } = judgement;
  const candidates = "candidates" in refusal ? refusal.candidates : [];
  return candidates.length > 0 ? `${refusal.reason}: ${candidates.join(", ")}` : refusal.reason;
}

describe("what says in other words what is offered", () => {
  it.each([
    [channels, "they mostly ring up, and that's fine", "Phone or e-mail"],
    [channels, "打电话来订房", "Phone or e-mail"],
    [channels, "par téléphone", "Phone or e-mail"],
    [channels, "the home page, mostly", "Our own website"],
    [vans, "we hire a van for it on Fridays", "Mit einem gemieteten Lieferwagen"],
    [vans, "the guy on the bike", "Mit dem Fahrradkurier"],
    [worry, "das Wetter", "Weather"],
    [worries, "Wetter und Fahrzeuge", "Vehicles + Weather"],
    [worries, "Wetter und Personal", "Staff + Weather"],
    [worries, "pogoda", "Weather"],
    [worry, "not staff, das Wetter", "Weather"],
    [weather, "das Wetter", "It is the weather that we have"],
    [pairs, "Fahrzeuge, Wetter Kunden Preise", PAIRS[0]],
    [aQuestion("multiple_choice", ["Zorba card", "Own money"]), "mit der Karte", "Zorba card"],
    [worry, "das Sauwetter", "Weather"],
    [form, "we're a GmbH", "Private limited company"],
    [form, "S.r.l.", "Private limited company"],
    [form, "PLC", "Public limited company"],
    [lorries, "12 trucks", "6 bis 20"],
    [lorries, "Lkw 12", "6 bis 20"],
    [lorries, "mamy osiem ciężarówek", "6 bis 20"],
  ])("is chosen", (question, message, answer) => {
    expect(verdictOf(question, message)).toBe(`= ${answer}`);
  });

  it.each([
    ["one of some", vans, "by van", "unclear"],
    ["two where one is asked for", worry, "Wetter, Fahrzeuge", "ambiguous: Weather, Vehicles"],
    ["either", worries, "Wetter oder Fahrzeuge", "unclear"],
    ["what was", worries, "das Wetter war gut", "unclear"],
    ["what was, beside what is", worries, "Fahrzeuge, und Wetter letztes Jahr", "likely: Vehicles"],
    [
      "one that is said twice, beside another",
      worry,
      "Wetter Wetter Fahrzeuge",
      "ambiguous: Weather, Vehicles",
    ],
    [
      "another one in the story beside it",
      worries,
      "Vehicles. Das Wetter hinterm Deich beim alten Leuchtturm kurz vor Husum",
      "ambiguous: Vehicles, Weather",
    ],
    ["turned down", worries, "keine Fahrzeuge", "unclear"],
    ["named, and turned down", worry, "Wetter, nicht Wetter", "unclear"],
    ["left out of all", worries, "alles außer das Wetter", "ambiguous"],
    ["a list with something else in it", worries, "Wetter und Schwiegermutter", "likely: Weather"],
    ["a list with a story in it", worries, "Wetter und eine lange Geschichte mit Nachbar Meier", "unclear"],
    ["a list with a but", worries, "Wetter, aber die alte böse lange Halle", "likely: Weather"],
    [
      "a story beside it",
      worries,
      "das Wetter hinterm Deich beim alten Leuchtturm kurz vor Husum",
      "likely: Weather",
    ],
    ["a word of another language", premises, "det är rent och fint", "unclear"],
    ["a part that says something else", worries, "Wetter, Schwiegermutter", "likely: Weather"],
    ["a wish to wait", worry, "Moment, das Wetter", "wait"],
    ["another thing that is counted", lorries, "12 drivers", "likely: 6 bis 20"],
    ["a word that only begins alike", worry, "天使", "unclear"],
    ["a small part of a name", aQuestion("multiple_choice", LONG), "Briefe", "unclear"],
    ["a small part of one of several", severalOf(LONG), "Briefe", "unclear"],
    ["what two of several have in common", severalOf(SAME), "das Wetter", "unclear"],
    [
      "what stands alone, beside another",
      severalOf(WORRIES, ["Weather"]),
      "Wetter und Fahrzeuge",
      "ambiguous: Vehicles, Weather",
    ],
    ["more of one than of another", pairs, PAIRED, `ambiguous: ${PAIRS[0]}, ${PAIRS[1]}`],
    ["one of some, beside another", calls, "call, Besprechung", "ambiguous: Phone call, Video call"],
    ["options that are texts", aQuestion("multiple_choice", TEXTS), "das Wetter", "unclear"],
  ])("is asked about: %s", (_, question, message, refusal) => {
    expect(refusalOf(question, message)).toBe(refusal);
  });

  it("is not one that stands where a number of things points", () => {
    expect(verdictOf(worry, "3 Wagen und das Wetter")).toBe("= Weather");
  });
});

it.each([
  "Fahrzeuge, aber nicht das Wetter",
  "vehicles, but not the weather",
  "veicoli, ma non il tempo",
  "pojazdy, ale nie pogoda",
  "voertuigen, maar niet het weer",
  "fordon, men inte väder",
  "les véhicules, mais pas la météo",
])("what is left out of a list is not stored: %s", (message) => {
  expect(verdictOf(worries, message)).toBe("= Vehicles");
  expect(verdictOf(worries, "everything but the weather")).toBe("= Staff + Customers + Vehicles");
});

it("a refusal that says more is not read over: option 9 of four stays none", () => {
  expect(verdictOf(worry, "option 9, das Wetter")).toBe("no: out-of-range");
});

it("of options that read the same the first is meant by other words too", () => {
  const twice = ["Weather", "weather", "Staff"];
  expect(verdictOf(aQuestion("multiple_choice", twice), "das Wetter")).toBe("= Weather");
  expect(verdictOf(severalOf(twice), "das Wetter")).toBe("= Weather");
});

const loan = aQuestion("multiple_choice", ["Bank loan", "Own savings", "Family"]);
it.each([
  [worry, "das Wetter ist mir egal"],
  [worry, "das Wetter, das ist mir egal"],
  [worry, "la météo, ça m'est égal"],
  [worry, "Wetter spielt keine Rolle"],
  [worry, "das Wetter macht uns nie Sorgen"],
  [worry, "am wenigsten das Wetter"],
  [worry, "Das Wetter hat damit nichts zu tun"],
  [worry, "la météo n'est pas un souci"],
  [worry, "погода нас не волнует"],
  [worry, "الطقس ليس مشكلة"],
  [worry, "날씨는 문제가 아니에요"],
  [worries, "Wetter ist kein Problem"],
  [worries, "Wetter und Fahrzeuge sind kein Thema"],
  [loan, "brak kredytu"],
  [loan, "대출 없음"],
])("what is said not to matter, or not to be there, is not stored: %#", (question, message) => {
  expect(verdictOf(question, message)).toMatch(/^no: (?:unclear|none|ambiguous)$/);
});

it("what a clause of its own denies takes nothing from what is meant", () => {
  expect(verdictOf(worry, "keine Frage, das Wetter")).toBe("= Weather");
  expect(verdictOf(worry, "das Wetter, weil wir keine Halle haben")).toBe("= Weather");
});

const lost = {
  ...aQuestion("multiple_choice", ["None", "1 to 10", "11 to 50", "More than 50"]),
  questionText: "How many customers did you lose last year?",
};
it.each([
  [lorries, "wir haben 12 Lkw, davon 3 eigene"],
  [lorries, "12 Lkw, aber nicht eigene"],
  [lorries, "8 Lkw und 4 Transporter"],
  [lorries, "12 Fahrer, alle mit Lkw"],
  [lost, "wir haben 12 Kunden"],
  [lost, "we have 500 clients"],
])("an amount of something else is not stored, or of more than is asked for: %#", (question, message) => {
  expect(verdictOf(question, message)).toMatch(/^no: (?:unclear|ambiguous|likely)$/);
});

const TRADES = ["Market stall", "Farm shop"];
describe("an option that says that something is not there", () => {
  it.each([
    ["No online shop", "wir haben einen Onlineshop"],
    ["Not insured", "wir sind versichert"],
    ["No employees", "wir haben Mitarbeiter"],
    ["Website not available", "wir haben eine Website"],
    ["Kein Auto", "voiture"],
    ["Aucun site", "we have a website"],
    ["Ningún sitio web", "we have a website"],
    ["Нет сайта", "we have a website"],
    ["Web sitemiz yok", "we have a website"],
    ["没有网站", "we have a website"],
    ["ウェブサイトなし", "we have a website"],
    ["웹사이트 없음", "we have a website"],
    ["कोई वेबसाइट नहीं", "we have a website"],
  ])("is not chosen by who has it: %s, %s", (option, message) => {
    expect(verdictOf(aQuestion("multiple_choice", [option, ...TRADES]), message)).toBe("no: unclear");
  });

  it("leaves what else an option says, and another option that says the opposite", () => {
    const shops = aQuestion("multiple_choice", ["No online shop", "Market stall", "Online shop"]);
    expect(verdictOf(shops, "wir haben einen Onlineshop")).toBe("= Online shop");
    const payments = aQuestion("multiple_choice", ["By card without a PIN", "Cash", "Invoice"]);
    expect(verdictOf(payments, "mit der Karte")).toBe("= By card without a PIN");
  });
});

it.each([
  ["van", "vans", "en", true],
  ["lek", "lekow", "pl", true],
  ["van", "vanity", "en", false],
  ["klienci", "klientow", "pl", true],
  ["mostra", "mostly", "it", false],
  ["betrug", "kartenbetrug", "de", true],
  ["karte", "kartenbetrug", "de", true],
  ["karte", "speisekarten", "de", true],
  ["card", "discard", "en", false],
  ["kart", "kartimiz", "tr", true],
  ["전화", "전화로", "ko", true],
  ["كتاب", "والكتاب", "ar", true],
  ["दुकान", "दुकानें", "hi", true],
])("%s and %s are forms of one word in %s: %s", (word, typed, language, are) => {
  expect(isForm(word, typed, language)).toBe(are);
});

it.each([
  ["a 3D printer", "3d-printing"],
  ["monday.com", "project-software"],
  ["U盘", "usb-hard-drive"],
  ["QRコード", "qr-code"],
  ["IT部门", "it-department"],
])("%s is found, whatever parts its words", (text, meaning) => {
  const sentence = sentenceOf(text);
  expect(meaningsIn(sentence, languagesOf(sentence)).map((found) => found.meaning)).toContain(meaning);
});

it("costs are no price in Polish", () => {
  expect(verdictOf(aQuestion("multiple_choice", ["Costs", "Price", "Family"]), "koszty")).toBe("= Costs");
});

it("a table of meanings names each once, and has something to say for it in every language", () => {
  const folder = join("src/server/judge/meanings/words");
  const rows = readdirSync(folder).flatMap((name) => {
    const [header, ...lines] = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
    expect(header).toBe("meaning\ten\tde\tfr\tes\tpt\tit\tnl\tsv\tpl\tru\ttr\tar\thi\tzh\tja\tko");
    return lines.map((line) => line.split("\t"));
  });
  expect(rows.filter((cells) => cells.length !== 17 || cells.some((cell) => cell.trim() === ""))).toEqual([]);
  const doubled = rows.flatMap((cells) =>
    cells.filter((cell) => new Set(cell.split("|").map(bare)).size < cell.split("|").length),
  );
  expect(doubled).toEqual([]);
  const names = rows.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
