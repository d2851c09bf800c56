import { type Passage, words } from "./name-matcher";

/** Titles before a person's name, in languages that capitalize names. */
const TITLES = words(
  "mr mrs ms miss dr prof herr herrn frau fräulein m mme mlle monsieur madame mademoiselle señor señora señorita sr sra srta don doña signor signora signorina sig dott dottoressa senhor senhora dona meneer mevrouw dhr mevr pan pani pana panu panią fru fröken bayan господин господина господину госпожа госпожи госпоже",
);
/** Roles that a name can follow: "my boss Anna", "notre directrice, Marie Dupont". */
const ROLES = words(
  `boss manager supervisor colleague coworker partner assistant ceo cfo cto coo director owner founder accountant secretary wife husband brother sister son daughter mother father friend neighbour neighbor
  chef chefin kollege kollegen kollegin vorgesetzter vorgesetzte leiter leiterin geschäftsführer geschäftsführerin inhaber inhaberin mitarbeiter mitarbeiterin partnerin assistentin steuerberater steuerberaterin mann bruder schwester sohn tochter freund freundin
  patron patronne collègue directeur directrice gérant gérante associé associée comptable responsable mari femme frère soeur sœur fils fille ami amie
  jefe jefa colega compañero compañera director directora gerente socio socia contable marido esposa mujer hermano hermana hijo hija
  capo collega direttore direttrice titolare socio socia responsabile commercialista marito moglie fratello sorella figlio figlia
  chefe diretor diretora gestor gestora sócio sócia contador contadora esposo irmão irmã filho filha
  baas leidinggevende directeur compagnon boekhouder boekhoudster broer zus zoon dochter
  szef szefa szefowa szefowej kolega kolegi koleżanka koleżanki kierownik kierowniczka dyrektor dyrektorka wspólnik wspólniczka księgowa żona mąż brat siostra syn córka
  chefen kollega kollegan kollegor make fru bror syster son dotter delägare
  patronum müdürüm müdürümüz arkadaşım ortağım eşim kardeşim
  начальник начальница начальника директор директора коллега коллеги партнёр партнер бухгалтер жена муж брат сестра сын дочь`,
);
/** Possessives. Without one, "the boss Monday" and "a partner Germany" would be names. */
const POSSESSIVES = words(
  "my our mein meine meinem meinen meiner unser unsere unserem unseren unserer mon ma mes notre mi mis nuestro nuestra mio mia il nostro nostra meu minha nosso nossa mijn onze ons mój moja mojego mojej mojemu moją nasz nasza naszego naszej min mitt vår vårt мой моя моего моей наш наша нашего нашей нашим",
);
/** Turkish roles that contain the possessive. */
const POSSESSIVE_ROLES = words("patronum müdürüm müdürümüz arkadaşım ortağım eşim kardeşim");
/** Titles that mean something else in another spelling: to miss, MS Office, size M. */
const ONLY_AS = new Map([
  ["miss", /^Miss$/u],
  ["ms", /^[Mm]s\.?$/u],
  ["m", /^M\.$/u],
]);
/** Words between a role and a name that may be in lowercase. */
const CALLED =
  /^,? ?(?:\p{L}{2,5} )?(?:(?:is|was) (?:called|named)|heißt|heisst|s['’]appelle|se llama|si chiama|se chama|heet|nazywa się|heter|зовут)\s/iu;
/** Words between a role and a capitalized name. */
const NAMED =
  /^,? ?(?:named|called|by the name of|namens|genannt|nommée?|llamad[oa]|di nome|chamad[oa]|genaamd|o imieniu|adında|по имени)(?=\s)/iu;
/** Words after "called" that aren't names: "My boss is called away." */
const NOT_CALLED = words("away for into upon out off the a an to by in on");
const PARTICLES = words("de del della di da dos das van von der den ter la le el al bin ibn");
/** Capitalized words after a role that aren't names but start another thought. */
const NO_NAMES = words(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german french excel word outlook teams google whatsapp sap
  kunden termine geld zeit urlaub angst druck mitarbeiter aufgaben ziele projekte probleme fragen ideen leute angebote rechnungen preise verträge feierabend arbeit dinge sachen fehler pläne zahlen mails anrufe listen team chef montag dienstag vertrieb einkauf marketing produktion personal finanzen sales operations finance hr it mittwoch donnerstag freitag samstag sonntag`,
);
/** Endings of German nouns, which are capitalized too. */
const NOUN =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ität|nis|nisse|ismus|zeiten|pläne|listen|daten)$/u;

/** A word, with the dot of an initial, up to a length that no name exceeds. */
const WORD = /[\p{L}\p{M}](?:[\p{L}\p{M}'’‑-]{0,39})\.?/gu;
const ONE_WORD = /^\p{L}[\p{L}\p{M}'’‑-]*(?![\p{L}\p{N}])\.?/u;
const NEXT = /^[,:]?[ \u00a0]{1,3}/u;
const MAX_NAME_WORDS = 3;
/** How many characters after a role or a word are searched for the next word of a name. */
const MAX_WINDOW_LENGTH = 40;

/** Scripts without capitals: names next to a title, and exceptions that aren't names. */
const JOINED = [
  /(?<=(?:السيد|السيدة|الأستاذ|الأستاذة|الدكتور|الدكتورة) )\p{Script=Arabic}{2,20}/gu,
  /(?<=(?:श्री|श्रीमती|सुश्री|डॉ\.?) )[\p{Script=Devanagari}]{2,20}/gu,
  /(?<!\p{Script=Han})(?!\p{Script=Han}{0,3}[客皆業者社店員奥母父兄姉])\p{Script=Han}{1,3}(?=さん|氏(?!名))/gu,
  /[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑谢罗梁宋唐许韩冯邓曹彭曾]\p{Script=Han}{0,2}(?=先生|女士|小姐)/gu,
  /(?<!\p{Script=Hangul})(?!아저|아가|마음)\p{Script=Hangul}{2,4}(?= ?씨(?!\p{Script=Hangul}{2}))/gu,
];

/**
 * Finds other people's names where the context marks them: after a title ("Frau Weber"), or after a possessive and a
 * role ("my boss Anna"). Reads each word once, and up to three after it.
 */
export function findThirdPartyNames(text: string): Passage[] {
  const passages = JOINED.flatMap((joined) =>
    [...text.matchAll(joined)].map(({ index, 0: name }) => ({ start: index, end: index + name.length })),
  );
  let isPossessive = false;
  let wasPossessive = false;
  for (const { index, 0: match } of text.matchAll(WORD)) {
    const word = match.replace(/\.$/u, "").toLowerCase();
    const end = index + match.length;
    const isTitle = TITLES.has(word) && (ONLY_AS.get(word)?.test(match) ?? true);
    const isRole = ROLES.has(word) && (isPossessive || wasPossessive || POSSESSIVE_ROLES.has(word));
    // "My boss", and "my new boss".
    [wasPossessive, isPossessive] = [isPossessive, POSSESSIVES.has(word)];
    if (isTitle) passages.push(...nameAfter(text, end, isTitled));
    else if (isRole) passages.push(...nameAfterRole(text, end));
  }
  return passages;
}

function nameAfterRole(text: string, end: number): Passage[] {
  const next = text.slice(end, end + MAX_WINDOW_LENGTH);
  const called = CALLED.exec(next)?.[0];
  if (called)
    return nameAfter(text, end + called.length - 1, (word) => !NOT_CALLED.has(word.toLowerCase()), 1);
  return nameAfter(text, end + (NAMED.exec(next)?.[0].length ?? 0), isName);
}

/** The words of a name that follow immediately, with particles between them. */
function nameAfter(
  text: string,
  from: number,
  fits: (word: string) => boolean,
  maxWords = MAX_NAME_WORDS,
): Passage[] {
  let start: number | undefined;
  let end = from;
  let at = from;
  let count = 0;
  while (count < maxWords) {
    const gap = NEXT.exec(text.slice(at, at + 4))?.[0];
    // A comma can precede a name but isn't part of it.
    if (gap === undefined || (start !== undefined && /[,:]/.test(gap))) break;
    const next = ONE_WORD.exec(text.slice(at + gap.length, at + gap.length + MAX_WINDOW_LENGTH))?.[0];
    if (next === undefined) break;
    // After an initial, the dot belongs to the name.
    const word = next.length > 3 ? next.replace(/\.$/u, "") : next;
    const isParticle = start !== undefined && PARTICLES.has(word);
    if (!isParticle && !fits(word)) break;
    at += gap.length;
    start ??= at;
    at += word.length;
    if (isParticle) continue;
    end = at;
    count += 1;
  }
  return start === undefined ? [] : [{ start, end }];
}

const isTitled = (word: string) => /^\p{Lu}[\p{L}.'’]/u.test(word);

/** Whether a word after a role is written like a name: not in lowercase, not all in capitals. */
function isName(word: string): boolean {
  const small = word.toLowerCase();
  return (
    isTitled(word) && /\p{Ll}/u.test(word) && !NO_NAMES.has(small) && !NOUN.test(small) && !ROLES.has(small)
  );
}
