import { normalizeText } from "./normalize-text";

/** Words that identify a language, without accents. Languages in other scripts don't need any. */
const IDENTIFYING_WORDS = {
  en: "the and of to is are you your in that it for with not be this have on as they we by from what when who no nobody nothing them each one but there will",
  de: "der die das und ist nicht sie ihr ihre ihren ihnen mit fur ein eine einen einem zu den im auf sich von dem wird sind haben kein keine als auch bei oder aus nach wie es wenn noch vor zum zur",
  fr: "le la les de des et en un une vous votre vos est sont pour pas que qui dans sur avec du au ce ne plus par aux",
  es: "el la los las de que y en un una su sus con para por no se es son lo como mas pero del al tiene",
  it: "il lo la gli le di che e un una per con non si del della delle sono nel nella suo sua vostro vostra avete i da al",
  pt: "o a os as de que e em um uma para com nao se do da dos das sao seu sua voce no na por ao",
  nl: "de het een en van is dat niet uw u je met voor op in zijn te die aan er om ze heeft hebt geen ook",
  sv: "och att det ar en ett som pa for inte ni du er med av i den har till ert era om",
  pl: "i w na z do nie sie jest ze to sa od jak panstwo twoja twoj o po za dla przez",
  tr: "ve bir bu icin ile de da cok daha olan olarak var degil ne siz sizin her icin yok",
} as const;
export type Language = keyof typeof IDENTIFYING_WORDS;

const LANGUAGES = Object.entries(IDENTIFYING_WORDS).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(" ")),
}));

/** Languages in Latin letters that a text may be in, several on a tie. Each needs `minWords` identifying words. */
export function languagesOf(text: string, minWords = 1): ReadonlySet<Language> {
  const words = normalizeText(text).match(/[a-z]+/g) ?? [];
  const scores = LANGUAGES.map(({ language, words: telling }) => ({
    language,
    score: words.filter((word) => telling.has(word)).length,
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  return new Set(
    scores.filter(({ score }) => best >= minWords && score === best).map(({ language }) => language),
  );
}
