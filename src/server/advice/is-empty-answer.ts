import { detectIntent } from "../answer-parser/intents/detect-intent";
import { isGibberish } from "../answer-parser/intents/gibberish";
import { normalize } from "../language/normalize";

/** Replies that mean "nothing to say", one line per language. */
const PHRASES = [
  "no|none|nope|nothing|nothing really|nothing special|nothing much|nothing right now|nothing at the moment|nothing to add|not really|nothing i can think of|nothing that i know of|nothing i know of|not that i know of|cant think of anything|i cannot think of anything|n a|na|nil|ok|yes|yep|good|fine|all good|everything|everything is fine",
  "nein|nee|ne|nichts|nix|gar nichts|nichts besonderes|eigentlich nichts|keine|keiner|keins|kein|passt|alles gut|alles|ja|nichts weiter|momentan nichts",
  "non|rien|rien de special|rien du tout|aucun|aucune|neant|oui|tout|tout va bien|ras",
  "no|nada|nada en especial|nada por ahora|ninguno|ninguna|si|todo|todo bien",
  "niente|niente di particolare|nulla|nessuno|nessuna|tutto|tutto bene",
  "niets|niks|geen|geen idee|alles goed|alles|ja",
  "nao|nenhum|nenhuma|nada de especial|sim|tudo|tudo bem",
  "nie|nic|brak|zaden|tak|wszystko",
  "nej|inget|ingenting|ingen|intet|inga|nei|ingenting spesielt|allt",
  "ei|ei mitaan|kylla|kaikki",
  "yok|hayir|hicbir sey|evet|hepsi",
  "нет|ничего|никакой|да|все|ні|нічого",
  "没有|没|无|沒有|无所谓|都好|是|不",
  "なし|無し|ない|ありません|特になし|特にない|はい|いいえ",
  "없음|없어요|없습니다|아니요|네",
  "لا|لا شيء|لا يوجد|نعم",
  "नहीं|कुछ नहीं|हाँ",
].flatMap((words) => words.split("|"));
const NO_ANSWERS: ReadonlySet<string> = new Set(PHRASES.map(normalize));

const EMPTY_INTENTS: ReadonlySet<string> = new Set([
  "noise",
  "greeting",
  "thanks",
  "parting",
  "skip",
  "unsure",
]);

/** In characters. Longer answers count as empty only if they are gibberish. */
const MAX_EMPTY_LENGTH = 200;

/** Whether an open answer has no content to quote: "no", "idk", a greeting or gibberish. */
export function isEmptyAnswer(answer: string): boolean {
  if (answer.length > MAX_EMPTY_LENGTH) return isGibberish(answer);
  const detected = detectIntent(answer, { questionType: "text", questionText: "", options: null });
  return NO_ANSWERS.has(normalize(answer)) || (detected !== null && EMPTY_INTENTS.has(detected.intent.kind));
}
