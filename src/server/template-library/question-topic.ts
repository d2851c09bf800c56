import { languagesOf } from "../assistant/grounding/detect-language";
import { createWordMatcher, type WordMatcher } from "./word-matcher";

/** A further question or a circumstance is incidental: "... and what slows it down", "... when a customer orders it". */
const ASIDE =
  /\b(?:and (?:what|which|how|why|whether|where)|when|whenever|while|because|if|after|before|once|since|until|unless|rather than|instead of|compared (?:with|to)|without|during)\b/gi;
/** A place or a time says less than what happens there: "at your desk", "in the coming year". */
const PLACE =
  /\b(?:in|at|on|within|inside|near|next to|per) (?:our|the|my|their|your|a|an|each|this) [^,;.?!]*/gi;
/**
 * Verbs, adjectives and nouns with an everyday meaning of their own: they name one only where a question says
 * nothing else.
 */
const EVERYDAY = createWordMatcher(
  `urgent, range, feature*, idea*, research, experiment*, future, scale, scaling, market*, direction,
  purpose, mission, vision, decision*, grow*, expand, expansion, books, turnover, capital, loan*, pressure, holiday*,
  evenings, weekends, trust, quit*, culture, mood, engaged, belong*, train*, coach*, learn*, course*, skill*, knowledge,
  qualif*, career*, boss, responsib*, ownership, manage*, supervis*, leader*, feedback, inform*, remote, hybrid,
  aligned, class*, grade*, family, families, resident*, ward*, doctor*, treatment*, member*, community, club, association,
  committee, energy, packaging, climate, environment*, secure*, risk*, law*, legal*, policy, policies, contract*, licen*,
  permit*, certif*, regulat*, code, release*, engineer*, legacy, ci, sprint*, pipeline*, data, report*, numbers, figures,
  measur*, track*, manual*, system*, tool*, platform*, network, digital*, app, apps, infrastructure, integrat*, source*,
  sourcing, parts, container*, waste, storage, shelf, deliver*, late, delay*, finish, taste, qualit*, standard*, fault*,
  inspect*, accura*, process*, document*, operation*, routine*, plan*, project*, scope, resourc*, peak*, appointment*,
  booking*, shift*, estimat*, equipment, room*, space, building*, broken, fixed, fixing, facilit*, safe*, hurt, service,
  returns, ticket*, lead, leads, awareness, visibility, attract*, website, offers, deal*, quotes, bid*, tender*,
  proposal*, prospect*, cancel*, cost*, expens*, claims, change*, adapt*, resist*, transition, focus*,
  vehicle*, van, vans, goal*, objective*, illness, stock*, machin*, repair*, test*, sale, sell*,
  motivat*, stress*, exhaust*, tired*, overwhelm*, danger*, respond*, automat*, appreciat*, recogni*, resign*, interrupt*,
  distract*, concentrat*, juggl*, negotiat*, convert*, complain, hack*, lectur*, therap*, diagnos*, congregation, purchas*,
  efficien*, productiv*, teach, reading level, robot*, repetitive, copying, computer*, laptop*, software, technolog*`,
);

/** Words that name no subject: function words, vague verbs, and what every organization has. */
const GENERAL = new Set(
  `a an the this that these those it its they them their we us our you your i my me he she his her who whom whose which what
  how why where when there here is are was were be been being am do does did done has have had having will would can could
  should may might must not no nor and or but so as at by for from in into of off on onto out over per than then to too up
  via with within about across against among around between beyond during through toward under upon very much many more
  most less least few little lot lots some any all each every both either neither other another same such only own just
  often always ever never still yet already enough quite rather really today now currently usually sometimes last next past
  current recent typical possible
  know knows get gets make makes made give gives given take takes taken use uses used see sees find finds feel feels felt
  think thinks keep keeps come comes go goes happen happens work works working want wants need needs say says tell tells
  ask asks talk talks speak speaks wait waits waiting look looks try tries help helps let lets put set sets run runs
  company organization organisation business firm team teams people person staff employee employees colleague colleagues
  everyone anyone someone nobody part way ways thing things day days week weeks month months year years hour hours minute minutes kind level role roles busy
  mean means low high short long far good bad better best worse well clear ready able sure happy satisfied content confident strong important`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * How much of what a question asks is said with a subject's words; 0 unless that is what it is about. That takes a third of
 * the words that say something, or all of them where each has an everyday meaning too.
 * @param isGeneral whether the subject's words come up in questions about anything
 */
export function subjectFit(question: string, words: WordMatcher, isGeneral: boolean): number {
  const core = withoutAside(question).replace(PLACE, " ");
  const phrases = core.match(words) ?? [];
  const known = new Set(phrases.flatMap(wordsOf));
  const telling = tellingWords(core).filter((word, at) => known.has(word) || !isDegree(core, word, at));
  const share = telling.filter((word) => known.has(word)).length / Math.max(1, telling.length);
  const isClear = !isGeneral && phrases.some((phrase) => !isEveryday(phrase));
  return phrases.length > 0 && share >= (isClear ? ENOUGH : 1) ? known.size : 0;
}

const ENOUGH = 1 / 3;

/** A question up to its first aside, which follows at least three words: "When do you plan?" has none. */
function withoutAside(text: string): string {
  const [, , third] = text.matchAll(/\S+\s/g);
  const earliest = third ? third.index + third[0].length : text.length;
  const aside = [...text.matchAll(ASIDE)].find(({ index }) => index >= earliest);
  return text.slice(0, aside?.index ?? text.length);
}

const isEveryday = (phrase: string): boolean => phrase.replace(EVERYDAY, "") === "";

/** Whether a text may be English: one that is clearly in another language shares words by chance. */
export const mayBeEnglish = (text: string): boolean => languagesOf(text).has("en");

/** Whether a text names anything: "How is it?" doesn't. */
export const saysSomething = (text: string): boolean => tellingWords(text).length > 0;

/** The words that say what a text is about. */
const tellingWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !GENERAL.has(word) && !/^\d+$/.test(word));

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .replace(/['’]s\b/g, "")
      .match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [],
  ),
];

/** Whether a word asks for a degree: "How comfortable are you ...". */
const isDegree = (text: string, word: string, at: number): boolean =>
  at === 0 && text.toLowerCase().trimStart().startsWith(`how ${word} `);
