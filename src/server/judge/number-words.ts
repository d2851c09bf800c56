import { bare } from "./normalise";

const CARDINALS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const ORDINALS = " first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
  " ",
);
const LARGER: Readonly<Record<string, number>> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1_000,
};

/** One to five in the languages that participants most often type. */
const ELSEWHERE: readonly string[] = [
  "",
  "uno una un une uma um eins ein eine een ett bir один одна единица единицу jeden jedna jedynka jedynkę واحد एक ek 一 壱 일 하나 いち satu một",
  "dos deux dois duas zwei due twee två iki два две двойка двойку dwa dwie dwójka dwójkę اثنان اثنين दो 二 两 兩 이 둘 に dua hai",
  "tres trois três drei tre drie trzy trójka trójkę üç три тройка тройку ثلاثة ثلاث तीन 三 삼 셋 さん tiga ba",
  "cuatro quatre quatro vier quattro dört четыре четверка четверку fyra cztery czwórka czwórkę أربعة أربع चार chaar 四 사 넷 よん empat bốn",
  "cinco cinq cinque fünf fuenf vijf beş пять пятерка пятерку fem pięć piątka piątkę خمسة خمس पांच पाँच panch paanch 五 오 다섯 ご lima năm",
];
/** Words of one to five that are also an article, or say something else in another language. */
const ONLY_ALONE: ReadonlySet<string> = new Set(
  "uno una un une uma um ein eine een ett bir due hai दो ek ba 이 오 사 일 に ご".split(" "),
);
const ELSEWHERE_VALUES = new Map(
  ELSEWHERE.flatMap((words, value) => wordsList(words).map((word): [string, number] => [bare(word), value])),
);

const CHINESE_DIGITS = "零一二三四五六七八九十";
const ROMAN = new Map([
  ["ii", 2],
  ["iii", 3],
  ["iv", 4],
  ["v", 5],
]);

/** The value of an English number word ("four", "fourty" is none), null for any other word. */
export function cardinal(word: string): number | null {
  const value = CARDINALS.indexOf(word);
  return value >= 0 ? value : (LARGER[word] ?? null);
}

/** The place an English ordinal names: "second" and "2nd" are 2; null for any other word. */
export function ordinal(word: string): number | null {
  const place = ORDINALS.indexOf(word);
  if (place > 0) return place;
  const digits = /^(\d{1,3})(?:st|nd|rd|th|e|er|ere|eme|te|ter|tes)$/.exec(word);
  return digits ? Number(digits[1]) : null;
}

/** A whole bare message that is one number in words of another language, in roman numerals, or misspelt. */
export function loneNumber(message: string): number | null {
  const word = message.replace(/\s*(?:分|星|颗星|顆星|点|點|つ星|점)(?:吧|左右|です|요)?$/u, "");
  const chinese = CHINESE_DIGITS.indexOf(word);
  if (word.length === 1 && chinese >= 0) return chinese;
  return ELSEWHERE_VALUES.get(word) ?? ROMAN.get(word) ?? misspelt(word);
}

/** "tow", "fuor", "threee", "thre": the letters of one to five in another order, doubled, or one left out. */
function misspelt(word: string): number | null {
  if (word.length < 3 || word.length > 8) return null;
  const found = CARDINALS.findIndex(
    (name, value) =>
      value >= 1 &&
      value <= 5 &&
      (letters(name) === letters(word) ||
        squeeze(name) === squeeze(word) ||
        (value >= 3 && lacksOne(name, word))),
  );
  return found >= 0 ? found : null;
}

function lacksOne(name: string, word: string): boolean {
  return (
    name.length === word.length + 1 &&
    word[0] === name[0] &&
    // "for" and "our" are words of their own.
    word !== "for" &&
    [...name].some((_, index) => name.slice(0, index) + name.slice(index + 1) === word)
  );
}

function letters(word: string): string {
  return [...word].sort().join("");
}

function squeeze(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

function wordsList(words: string): string[] {
  return words === "" ? [] : words.split(" ");
}
