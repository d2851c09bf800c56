import type { Language } from "./detect-language";
import { withoutQuotations } from "./quotations";

/** Common abbreviations, which aren't names. */
const COMMON = new Set(
  "ai api app b2b b2c bi cad ceo cfo cms co coo crm csv cto cv diy dsgvo edv erp eu faq gdpr gmbh gps hr html id iso it iva kmu kpi mvp mwst nda nps ok okr pc pdf pme pos pr pyme qa qr rgpd roi rrhh saas seo sla smart sme sms sop sql swot tv tva ui uk un us usa usb usp ux vat vpn wlan www".split(
    " ",
  ),
);
/** Pronouns that some languages capitalize. */
const ADDRESS =
  /^(?:I|Sie|Ihr\p{L}*|Ihnen|Du|Dich|Dir|Dein\p{L}*|Euch|Euer|Eure\p{L}*|Lei|Suo|Sua|Suoi|Sue|Voi|Vostr\p{L}|Usted\p{L}*|Ud|Uds|U|Uw|Pan|Pani|Pana|Panu|Państw\p{L}*|Tw[oó]\p{L}*|Twój|Ci|Wy|Was|Wam|Wasz\p{L}*|Вы|Вас|Вам|Вами|Ваш\p{L}*|Ты|Вaш)$/u;

/** Days and months, which English and German capitalize. */
const CALENDAR = new Set(
  (
    "monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays " +
    "january february march april may june july august september october november december " +
    "montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonntag sonntags " +
    "januar februar märz april mai juni juli august september oktober november dezember anfang mitte ende"
  ).split(" "),
);

/** Scripts without spaces and capitals: a Latin word in them never starts a sentence. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const WORD =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}])+(?:['’&][\p{L}\p{M}]+)*/gu;
/** Ends of sentences, but not the dot of "Dr." or "St.". */
const SENTENCE_END = /(?:^|[!?…:;。！？]|(?<!(?:^|[^\p{L}])\p{Lu}\p{Ll}{0,2})\.)[\s"'()[\]*–—-]*$/u;
/** Two capitals or more, or one within the word, mark a name in any position: "KfW", "HubSpot", "eBay". */
const MIXED = /\p{Lu}.*\p{Lu}|^\p{Ll}+\p{Lu}/u;

interface Word {
  text: string;
  isFirst: boolean;
  /** Whether a single space separates it from the previous word. */
  isNext: boolean;
}

/**
 * The proper nouns of a text: capitalized words that don't start a sentence, joined with those next to them. In German,
 * which capitalizes nouns, only several in a row or a word with several capitals is a name.
 */
export function properNouns(text: string, languages: ReadonlySet<Language>): string[] {
  const words = wordsOf(withoutQuotations(text));
  const capitalizesNouns = languages.has("de");
  const runs: Word[][] = [];
  for (const word of words) {
    if (!isCapital(word.text)) continue;
    const previousRun = runs.at(-1);
    const index = words.indexOf(word);
    if (previousRun && word.isNext && previousRun.at(-1) === words[index - 1]) previousRun.push(word);
    else runs.push([word]);
  }
  return runs.flatMap((run) => {
    const mixed = run.filter(({ text: word }) => MIXED.test(word)).map(({ text: word }) => word);
    const later = run.filter(({ isFirst }) => !isFirst);
    const isName = later.length > (capitalizesNouns ? 1 : 0);
    return isName ? [later.map(({ text: word }) => word).join(" "), ...mixed] : mixed;
  });
}

function wordsOf(text: string): Word[] {
  let end = 0;
  const isSpaced = !UNSPACED.test(text);
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isNext = text.slice(end, index) === " ";
    end = index + word.length;
    return {
      text: word.replace(/['’]s$/u, ""),
      isFirst: isSpaced && SENTENCE_END.test(text.slice(0, index)),
      isNext,
    };
  });
}

function isCapital(word: string): boolean {
  const small = word.toLowerCase();
  if (COMMON.has(small) || (small.endsWith("s") && COMMON.has(small.slice(0, -1)))) return false;
  if (CALENDAR.has(small) || ADDRESS.test(word) || /^I['’]/.test(word)) return false;
  return MIXED.test(word) || /^\p{Lu}\p{Ll}/u.test(word);
}

/** Returns a test of whether a name occurs in the texts. */
export function nameIndex(texts: readonly string[]): (name: string) => boolean {
  const indexedTexts = texts.map((text) => ` ${spaced(text)} `);
  const has = (name: string) => indexedTexts.some((text) => text.includes(` ${name} `));
  return (name) => {
    const sought = spaced(name);
    return has(sought) || has(sought.replace(/e?s$/, ""));
  };
}

const spaced = (text: string) =>
  (text.match(WORD) ?? []).map((word) => word.replace(/['’]s$/u, "").toLowerCase()).join(" ");
