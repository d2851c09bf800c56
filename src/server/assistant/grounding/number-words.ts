import type { Language } from "./detect-language";
import { normalizeText } from "./normalize-text";

/**
 * Number words of a language: `ones` count up from 1, `tens` from 20, and `more` are listed with their values. "/"
 * separates forms of one number. Numbers written as one word, as in German, are split.
 */
interface Lexicon {
  ones: string;
  tens: string;
  more: string;
}

const LEXICA: Readonly<Record<string, Lexicon>> = {
  en: {
    ones: "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    more: "hundred=100 thousand=1000 million=1000000 billion=1000000000",
  },
  de: {
    ones: "ein/eins/eine/einen/einem/einer zwei/zwo drei vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig",
    more: "hundert=100 tausend=1000 million/millionen=1000000 milliarde/milliarden=1000000000",
  },
  fr: {
    ones: "un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    tens: "vingt/vingts trente quarante cinquante soixante septante huitante/octante/quatrevingt/quatrevingts nonante",
    more: "cent/cents=100 mille=1000 million/millions=1000000 milliard/milliards=1000000000",
  },
  es: {
    ones: "uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
    tens: "veinte/veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    more: "cien/ciento=100 doscientos/doscientas=200 trescientos/trescientas=300 cuatrocientos/cuatrocientas=400 quinientos/quinientas=500 seiscientos/seiscientas=600 setecientos/setecientas=700 ochocientos/ochocientas=800 novecientos/novecientas=900 mil=1000 millón/millones=1000000",
  },
  it: {
    ones: "uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: "venti/vent trenta/trent quaranta/quarant cinquanta/cinquant sessanta/sessant settanta/settant ottanta/ottant novanta/novant",
    more: "cento=100 mille/mila=1000 milione/milioni=1000000 miliardo/miliardi=1000000000",
  },
  pt: {
    ones: "um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove",
    tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    more: "cem/cento=100 duzentos/duzentas=200 trezentos/trezentas=300 quatrocentos=400 quinhentos=500 seiscentos=600 setecentos=700 oitocentos=800 novecentos=900 mil=1000 milhão/milhões=1000000",
  },
  nl: {
    ones: "een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    more: "honderd=100 duizend=1000 miljoen=1000000 miljard=1000000000",
  },
  sv: {
    ones: "en/ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton",
    tens: "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio",
    more: "hundra=100 tusen=1000 miljon/miljoner=1000000 miljard/miljarder=1000000000",
  },
  pl: {
    ones: "jeden/jedna/jedno dwa/dwie/dwóch/dwaj trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu czternaście/czternastu piętnaście/piętnastu szesnaście/szesnastu siedemnaście/siedemnastu osiemnaście/osiemnastu dziewiętnaście/dziewiętnastu",
    tens: "dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu",
    more: "sto/stu=100 dwieście/dwustu=200 trzysta/trzystu=300 czterysta/czterystu=400 pięćset/pięciuset=500 sześćset=600 siedemset=700 osiemset=800 dziewięćset=900 tysiąc/tysiące/tysięcy=1000 milion/miliony/milionów=1000000",
  },
  tr: {
    ones: "bir iki üç dört beş altı yedi sekiz dokuz on",
    tens: "yirmi otuz kırk elli altmış yetmiş seksen doksan",
    more: "yüz=100 bin=1000 milyon=1000000 milyar=1000000000",
  },
  ru: {
    ones: "один/одна/одно/одного/одной два/две/двух/двумя три/трех/трем четыре/четырех пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать/одиннадцати двенадцать/двенадцати тринадцать/тринадцати четырнадцать/четырнадцати пятнадцать/пятнадцати шестнадцать/шестнадцати семнадцать/семнадцати восемнадцать/восемнадцати девятнадцать/девятнадцати",
    tens: "двадцать/двадцати тридцать/тридцати сорок/сорока пятьдесят/пятидесяти шестьдесят/шестидесяти семьдесят/семидесяти восемьдесят/восьмидесяти девяносто/девяноста",
    more: "сто/ста=100 двести/двухсот=200 триста/трехсот=300 четыреста=400 пятьсот/пятисот=500 шестьсот=600 семьсот=700 восемьсот=800 девятьсот=900 тысяча/тысячи/тысяч=1000 миллион/миллиона/миллионов=1000000",
  },
  ar: {
    ones: "واحد/واحدة اثنان/اثنين/اثنتان ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني تسعة/تسع عشرة/عشر",
    tens: "عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين",
    more: "مئة/مائة=100 ألف/آلاف=1000 مليون=1000000",
  },
  hi: {
    ones: "एक दो तीन चार पांच/पाँच छह/छः सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस",
    tens: "बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे",
    more: "सौ=100 हज़ार/हजार=1000 लाख=100000 करोड़=10000000",
  },
};

/** Languages that write a number as one word. */
const COMPOUND_LANGUAGES = ["de", "nl", "it", "sv", "es"];

/** Number words that mean something else in other languages. They count only in texts in these languages. */
const FALSE_FRIENDS: Readonly<Record<string, readonly Language[]>> = {
  once: ["es"],
  dos: ["es"],
  mil: ["es", "pt"],
  sei: ["it"],
  due: ["it"],
  otto: ["it"],
  mila: ["it"],
  vent: ["it"],
  trent: ["it"],
  neuf: ["fr"],
  cent: ["fr"],
  cents: ["fr"],
  sept: ["fr"],
  onze: ["fr", "pt"],
  ten: ["en"],
  sex: ["sv"],
  on: ["tr"],
  bin: ["tr"],
};

const JOINERS = new Set(["and", "und", "et", "y", "e", "en", "och", "i", "ve"]);
export const isJoiner = (word: string) => JOINERS.has(word);

const valuesIn = ({ ones, tens, more }: Lexicon): [string, number][] => {
  const entriesFor = (words: string, value: number) =>
    words.split("/").map((word): [string, number] => [normalizeText(word), value]);
  return [
    ...ones.split(" ").flatMap((words, index) => entriesFor(words, index + 1)),
    ...tens.split(" ").flatMap((words, index) => entriesFor(words, (index + 2) * 10)),
    ...more.split(" ").flatMap((entry) => {
      const [words = "", value = ""] = entry.split("=");
      return entriesFor(words, Number(value));
    }),
  ];
};

const VALUES = new Map(Object.values(LEXICA).flatMap(valuesIn));
const PARTS = COMPOUND_LANGUAGES.flatMap((language) => {
  const lexicon = LEXICA[language];
  if (!lexicon) return [];
  const values = valuesIn(lexicon).sort(([one], [other]) => other.length - one.length);
  return [{ values, joiner: { de: "und", nl: "en" }[language] }];
});
const MIN_COMPOUND_LENGTH = 6;
const MAX_COMPOUND_LENGTH = 60;

/** The values of the number words in a normalized word; empty if there are none in these languages. */
export function numberWordValues(word: string, languages: ReadonlySet<Language>): number[] {
  const onlyLanguages = FALSE_FRIENDS[word];
  if (onlyLanguages && !onlyLanguages.some((language) => languages.has(language))) return [];
  const value = VALUES.get(word) ?? VALUES.get(word.replace(/^و/, ""));
  if (value !== undefined) return [value];
  if (word.length < MIN_COMPOUND_LENGTH || word.length > MAX_COMPOUND_LENGTH) return [];
  for (const { values, joiner } of PARTS) {
    const parts = splitCompound(word, values, joiner);
    if (parts) return parts;
  }
  return [];
}

function splitCompound(
  word: string,
  values: readonly (readonly [string, number])[],
  joiner: string | undefined,
): number[] | undefined {
  if (word === "") return [];
  for (const [part, value] of values) {
    if (!word.startsWith(part)) continue;
    const rest = word.slice(part.length);
    const remainingValues = splitCompound(rest, values, joiner);
    if (remainingValues) return [value, ...remainingValues];
    const joined =
      joiner && rest.startsWith(joiner)
        ? splitCompound(rest.slice(joiner.length), values, joiner)
        : undefined;
    if (joined?.length) return [value, ...joined];
  }
  return undefined;
}
