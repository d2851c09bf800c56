import { fold } from "../judge/normalise";

/** What a text may refer to as a fact: the numbers that stand somewhere, and the texts that may be quoted. */
export interface Known {
  readonly numbers: ReadonlySet<string>;
  /** Quoted exactly. */
  readonly answers: readonly string[];
  /** Quoted in any case: a question within a sentence may begin with a small letter. */
  readonly questions: readonly string[];
}

/** Whether a sentence tells something ("fact"), or asks for something to be done ("plan"). */
export type Mood = "fact" | "plan";

/**
 * The text without the sentences that claim what nobody said: a number that is not known, or words in quotation marks
 * that stand in no answer and no question (decision 0026).
 */
export function withoutUnknownClaims(text: string, known: Known, mood: Mood): string {
  return sentencesOf(text)
    .filter((sentence) => quotesIn(sentence).every((quote) => isQuotable(quote, known)))
    .filter((sentence) => claimedNumbers(sentence, mood).every((number) => known.numbers.has(number)))
    .join("")
    .trim();
}

/** Every number in the text, in digits or in English words, written one way: "1,200", "1.200" and "1200" are the same. */
export function numbersIn(text: string): string[] {
  const folded = fold(text);
  const digits = folded.match(NUMBER) ?? [];
  return [...digits.map(plainNumber), ...wordNumbers(folded)];
}

const NUMBER = /(?<!\p{L})\d+(?:[.,\u00a0\u202f']\d+)*|\d+(?:[.,]\d+)*(?!\p{L})/gu;
const plainNumber = (number: string) =>
  number.replace(/[.,\u00a0\u202f'](?=\d{3}(?!\d))/g, "").replace(",", ".");

const ONES =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const VALUES = new Map([
  ...ONES.split(" ").map((word, index): [string, number] => [word, index + 2]),
  ...TENS.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
/** Amounts without digits; each is known only if an answer uses it too. */
const AMOUNTS =
  /\b(?:half(?! an hour\b)|twice|doubled?|tripled?|dozens?|hundreds?|thousands?|millions?|billions?)\b/g;
/** "Two points stand out" counts what is being said, not the business. */
const OF_THE_TEXT =
  "(?:(?:[a-z]+ )?(?:things?|points?|areas?|answers?|ratings?|sides?|steps?|questions?|recommendations?|themes?|issues?|priorities|reasons?|sentences?|places?|ways?|topics?|subjects?)|of (?:your|these|them|those|the))";
const WORDS = new RegExp(
  `\\b(?:(${TENS.replaceAll(" ", "|")})(?:[- ](${ONES.split(" ").slice(0, 8).join("|")}|one))?|(${ONES.replaceAll(" ", "|")}))\\b(?! ${OF_THE_TEXT}\\b)`,
  "g",
);

function wordNumbers(folded: string): string[] {
  const counted = [...folded.matchAll(WORDS)].map(([, tens = "", ones = "", small = ""]) =>
    String(
      (VALUES.get(tens) ?? 0) + (ones === "one" ? 1 : (VALUES.get(ones) ?? 0)) + (VALUES.get(small) ?? 0),
    ),
  );
  return [...counted, ...(folded.match(AMOUNTS) ?? []).map((word) => word.replace(/[sd]$/, ""))];
}

/** "Out of 5" and "from 1 to 5" name the scale. */
const SCALE = /\b(?:out of|of|from 1 to|1 to|1[-–]) ?5\b|\/ ?5\b/g;
const NEXT = "next|coming|following|nachsten|nächsten|kommenden|próxim[oa]s|prochaine?s|prossim[ie]|komende";
/** "In the next 30 days" says when something is to happen, and nothing about the business. */
const HORIZON = new RegExp(`\\b(?:${NEXT}) [\\p{L}\\d]+ \\p{L}+|\\d+ (?:${NEXT})\\b`, "gu");
/** A sentence within a step that tells rather than asks. */
const TELLS =
  /^(?:(?:you|your|they|their|it|its|there|we|our|most|many|some|all|every|companies|firms|businesses|research|studies|the)\b|(?:this|that|these|those) (?:is|are|was|were|means?|will|would|can|has|have|costs?|saves?|takes?|brings?|makes?)\b)/;
/** A plan may say how many, how long and until when; never shares, money, times as much, or years. */
const MEASURE =
  /\d ?(?:%|percent|per cent|prozent|por ciento|pour ?cent)|[$€£¥₹] ?\d|\d ?(?:[$€£¥₹]|k\b|eur|usd|gbp|euros?\b|dollars?\b|pounds?\b|times\b|x\b)|\b(?:percent|per cent|times (?:as|more|faster))\b/;
const MOST_PLANNED = 100;

function claimedNumbers(sentence: string, mood: Mood): string[] {
  const text = fold(sentence).replace(SCALE, " ").replace(HORIZON, " ");
  const numbers = numbersIn(text);
  if (mood === "fact" || TELLS.test(text) || MEASURE.test(text)) return numbers;
  return numbers.filter(
    (number) => /^\d/.test(number) && !(Number.isInteger(Number(number)) && Number(number) <= MOST_PLANNED),
  );
}

const QUOTED = /“([^”]*)(?:”|$)|„([^“”]*)(?:[“”]|$)|"([^"]*)(?:"|$)|«([^»]*)(?:»|$)|「([^」]*)(?:」|$)/g;

/** Words in quotation marks, with the marks. */
export const CLOSED = /“[^”]*”|„[^“”]*[“”]|"[^"]*"|«[^»]*»|「[^」]*」/g;

/** What stands in quotation marks; one that is never closed runs to the end. */
function quotesIn(sentence: string): string[] {
  return [...sentence.matchAll(QUOTED)].map(
    (found) => found.slice(1).find((part) => part !== undefined) ?? "",
  );
}

/** A quotation may end in a mark of the sentence around it, or in the dots that say it was cut. */
function isQuotable(quote: string, { answers, questions }: Known): boolean {
  const words = quote.trim().replace(/[.,;:!?…]+$/u, "");
  const folded = words.toLowerCase();
  return (
    answers.some((text) => text.includes(words)) ||
    questions.some((text) => text.toLowerCase().includes(folded))
  );
}

/** The sentences of a text with the space after them; one that breaks off at a quotation goes on to its end. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && (isOpen(last) || /^\p{Ll}/u.test(segment)))
      sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}

const isOpen = (text: string) => /[“„"«「]/.test(text.replace(CLOSED, ""));
