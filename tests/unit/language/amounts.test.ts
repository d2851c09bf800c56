import { describe, expect, it } from "vitest";
import { type Amount, amountsIn } from "#server/language/amounts";
import { tokenize } from "#server/language/tokenize";

/** "(50..∞) people", "4/5", "~30". */
function shown(amount: Amount): string {
  const { low, high, excludesLow, excludesHigh, unit, of, isHedged } = amount;
  const value =
    low === high
      ? `${low}`
      : `${excludesLow ? "(" : "["}${low}..${Number(high.toFixed(2))}${excludesHigh ? ")" : "]"}`;
  const kind = unit && `${unit.kind}${unit.size === 1 ? "" : `*${Number(unit.size.toFixed(2))}`}`;
  return `${isHedged ? "~" : ""}${value}${of === null ? "" : `/${of}`}${kind === null ? "" : ` ${kind}`}`;
}

const read = (message: string) => amountsIn(tokenize(message)).map(shown);

describe("numbers in digits", () => {
  it.each([
    ["12", "12"],
    ["1,200", "1200"],
    ["1.200", "1200"],
    ["1 200", "1200"],
    ["1'200.50", "1200.5"],
    ["1,00,000", "100000"],
    ["1.5", "1.5"],
    ["1,5", "1.5"],
    ["4½", "4.5"],
    [".5", "0.5"],
    ["-2", "-2"],
    ["٣", "3"],
    ["３", "3"],
    ["10k", "10000"],
    ["1.2 million", "1200000"],
    ["1,2 Mio. Euro", "1200000 money"],
    ["5 lakh", "500000"],
    ["3万5千元", "35000 money"],
    ["$3,500", "3500 money"],
    ["30 %", "30 percent"],
  ])("%s is %s", (message, amount) => {
    expect(read(message)).toEqual([amount]);
  });

  it.each([
    "2020-05-01",
    "at 8:30",
    "1/2/2024",
    "v1.5",
    "q4",
    "1.2.3",
    "option 2",
    "2nd",
    "#3",
    "nummer zwei",
  ])("%s names no amount", (message) => {
    expect(read(message)).toEqual([]);
  });
});

describe("numbers in words", () => {
  it.each([
    ["twenty-five", 25],
    ["two hundred and fifty thousand", 250_000],
    ["half a million", 500_000],
    ["a dozen", 12],
    ["zweiundzwanzig", 22],
    ["dreihundertfünfzig", 350],
    ["fünfzehnhundert", 1_500],
    ["quatre-vingt-dix-neuf", 99],
    ["soixante et onze", 71],
    ["veinticinco", 25],
    ["dos mil quinientos", 2_500],
    ["duzentos e cinquenta", 250],
    ["trecentocinquanta", 350],
    ["tweeëntwintig", 22],
    ["tjugofem", 25],
    ["dwadzieścia pięć", 25],
    ["двадцать пять", 25],
    ["пятьсот тысяч", 500_000],
    ["yirmi beş", 25],
    ["yirmibeş", 25],
    ["خمسة وعشرون", 25],
    ["पच्चीस", 25],
    ["barah", 12],
    ["साढ़े पांच", 5.5],
    ["二十五", 25],
    ["三百五十", 350],
    ["二千五百万", 25_000_000],
    ["이십오", 25],
    ["스물다섯", 25],
  ])("%s is %s", (message, value) => {
    expect(read(message)).toEqual([String(value)]);
  });

  it.each(["the good one", "on time", "ein Problem", "일을 합니다", "一般", "this one"])(
    "%s names no amount",
    (message) => {
      expect(read(message)).toEqual([]);
    },
  );
});

describe("ranges and open ends", () => {
  it.each([
    ["5-8", "[5..8]"],
    ["5 - 8 years", "[5..8] time*365.25"],
    ["5-10k", "[5000..10000]"],
    ["eight, nine thousand", "[8000..9000]"],
    ["a few hundred", "~[200..900]"],
    ["ein paar hunderttausend", "~[200000..900000]"],
    ["七八万", "[70000..80000]"],
    ["$1,000 to $5,000", "[1000..5000] money"],
    ["between 5 and 8", "[5..8]"],
    ["6 months to 2 years", "[0.5..2] time*365.25"],
    ["more than about fifty employees", "~(50..Infinity] people"],
    ["up to 5", "[-Infinity..5]"],
    ["50+", "[50..Infinity]"],
    ["<10", "[-Infinity..10)"],
    [">= 50", "[50..Infinity]"],
    ["almost 50", "[45..50)"],
    ["just over 50", "(50..55]"],
    ["zwischen 5 und 8", "[5..8]"],
    ["mehr als 20", "(20..Infinity]"],
    ["moins de 10", "[-Infinity..10)"],
    ["de 5 a 8", "[5..8]"],
    ["od 5 do 8", "[5..8]"],
    ["от 5 до 8 человек", "[5..8] people"],
    ["50'den fazla", "(50..Infinity]"],
    ["en az 10", "[10..Infinity]"],
    ["أكثر من 50", "(50..Infinity]"],
    ["من 5 إلى 8", "[5..8]"],
    ["५० से ज़्यादा", "(50..Infinity]"],
    ["五十人以上", "[50..Infinity] people"],
    ["不到10人", "[-Infinity..10) people"],
    ["5〜8人", "[5..8] people"],
    ["10人未満", "[-Infinity..10) people"],
    ["50명 이상", "[50..Infinity] people"],
  ])("%s is %s", (message, amount) => {
    expect(read(message)).toEqual([amount]);
  });

  it("keeps alternatives apart", () => {
    expect(read("eight, ten thousand")).toEqual(["8", "10000"]);
    expect(read("3 or 4")).toEqual(["3", "4"]);
  });
});

describe("units, parts of a whole and rates", () => {
  it.each([
    ["18 months", "18 time*30.44"],
    ["two and a half years", "2.5 time*365.25"],
    ["2 years and 6 months", "2.5 time*365.25"],
    ["deux ans et demi", "2.5 time*365.25"],
    ["anderthalb Jahre", "1.5 time*365.25"],
    ["两年半", "2.5 time*365.25"],
    ["полгода", "182.625 time"],
    ["4/5", "4/5"],
    ["8 out of 10", "8/10"],
    ["8 stars of 10", "8/10 points"],
    ["7 von 10", "7/10"],
    ["8 sur 10", "8/10"],
    ["5 üzerinden 4", "4/5"],
    ["5点満点で4点", "4/5 points"],
    ["about 30 people", "~30 people"],
    ["ca. 30 people", "~30 people"],
    ["~30 people", "~30 people"],
    ["une dizaine de personnes", "~10 people"],
    ["twice a week", "2 rate*52.18"],
    ["every two weeks", "1 rate*26.09"],
    ["less than once a month", "[-Infinity..1) rate*12"],
    ["1-2 times a week", "[1..2] rate*52.18"],
    ["dos veces al mes", "2 rate*12"],
    ["раз в две недели", "1 rate*26.09"],
    ["haftada iki kez", "2 rate*52.18"],
    ["每周两次", "2 rate*52.18"],
    ["週に2回", "2 rate*52.18"],
    ["일주일에 두 번", "2 rate*52.18"],
    ["週1回", "1 rate*52.18"],
    ["several times a month", "[2..4] rate*12"],
    ["moins d'une fois par mois", "[-Infinity..1) rate*12"],
  ])("%s is %s", (message, amount) => {
    expect(read(message)).toEqual([amount]);
  });
});

describe("a word of two languages", () => {
  it.each([
    ["on iki", ["12"]],
    ["we depend on it", []],
    ["I do it alone", []],
    ["do log hain", ["2 people"]],
    ["das sind vier", ["4"]],
  ])("%s is read in the one that knows more of the message", (message, amounts) => {
    expect(read(message)).toEqual(amounts);
  });
});

it("tells where an amount stands", () => {
  expect(amountsIn(tokenize("we are about 12 people now"))[0]).toMatchObject({ from: 2, to: 5 });
  expect(amountsIn(tokenize("we are ~ 12"))[0]).toMatchObject({ from: 2, to: 4 });
});

it.each([
  ["half of 12", "0-3 0.5/12"],
  ["we are > 12", "2-4 (12..Infinity]"],
  ["ten five", "0-1 10; 1-2 5"],
  ["only one", "1-2 1"],
  ["ein", "0-1 1"],
  ["hundred hundred", "0-1 100; 1-2 100"],
  ["one million zero", "0-2 1000000; 2-3 0"],
  ["option 2-3", "2-4 3"],
  ["option 2 -3", "2-4 -3"],
  ["4 ★", "0-2 4 points"],
  ["3.500 €", "0-2 3500 money"],
  ["+12", "0-2 12"],
  ["- 12", "1-2 12"],
  [">=12", "0-3 [12..Infinity]"],
  ["<= 12", "0-3 [-Infinity..12]"],
  ["USD 12", "0-2 12 money"],
  ["15 to 12", "0-3 [12..15]"],
  ["4ish", "0-2 ~4"],
  ["1900", "0-1 1900, a year"],
  ["2100", "0-1 2100, a year"],
  ["1899, 2101", "0-1 1899; 2-3 2101"],
  ["a year and a half", "0-5 1.5 time*365.25"],
  ["every 2 weeks", "0-3 26.089285714285715 rate"],
  ["twenty and 12", "0-1 20; 2-3 12"],
  ["€250,000 to €1 million", "0-6 [250000..1000000] money"],
  ["12 Jahre und 3 Monate, 10k", "0-5 12.25 time*365.25; 6-8 10000"],
  ["one and a half, half a million", "0-4 1.5; 5-8 500000"],
  ["we are 1 200 000 of 3", "2-7 1200000/3"],
  ["十几个", "0-1 10"],
  ["three and twenty, 五二十", "0-1 3; 2-3 20; 4-5 5; 5-6 20"],
])("%j: where its amounts stand, and whether they may be years: %s", (message, amounts) => {
  const found = amountsIn(tokenize(message)).map(
    (amount) => `${amount.from}-${amount.to} ${shown(amount)}${amount.isYear ? ", a year" : ""}`,
  );
  expect(found.join("; ")).toBe(amounts);
});

it("a number has an end: number words one after the other, hundreds of them, are none", () => {
  expect(amountsIn(tokenize("十二".repeat(200))).length).toBeGreaterThan(1);
});
