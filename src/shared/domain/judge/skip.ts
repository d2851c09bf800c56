import { isSkip } from "../answer";
import { bare } from "./normalise";

const LEAD =
  "(?:(?:well|ok|okay|sorry|no|um|please|pls|let s|lets|just|honestly|id like to|i want to|i wanna|can i|can we|may i) )*";
const TAIL =
  "(?: (?:please|pls|thanks|thank you|sorry|for now|for me|this time|from me|from us|from my side|no time|question|this|that|it|it please|one|it for now))*";
const ANSWERING =
  "(?:say|answer|share|tell|tell you|respond|comment|disclose|discuss|go into|talk about|reply|give)";
const OBJECT =
  "(?: (?:that|this|it|to|about|on|the|any|an|my|question|one|answer|details|info|information|here))*";
const ENGLISH = [
  `(?:skip|skipping|skipped|skp|skipp|sikp|skio|pass|i pass|ill pass|i skip|ill skip|next|next question|move on|moving on)(?: (?:this|it|that|the|one|question|on|over))*`,
  `(?:no|without) comments?`,
  `(?:i )?(?:id |would |i d )?(?:rather|prefer|sooner|like)(?: (?:to|i))? not(?: to)?(?: (?:${ANSWERING}|saying|answering|sharing))?${OBJECT}`,
  `(?:i )?(?:do not|dont|would not|wouldnt|will not|wont|cannot|cant)(?: really)?(?: (?:want|wish|like|care))?(?: to)? ${ANSWERING}${OBJECT}`,
  `(?:i )?(?:do not|dont) (?:want|wish|like)(?: to)?`,
  `(?:i )?(?:decline|refuse|choose not)(?: to)?(?: ${ANSWERING})?${OBJECT}`,
  `(?:its |it is |that is |thats |this is )(?:too |a bit )?(?:private|personal|confidential|sensitive)`,
  `(?:its |thats |that is )?none of (?:your|ur) (?:business|concern)`,
  `(?:im |i am )?(?:not|un) ?(?:comfortable|happy|willing) (?:to )?(?:answer|answering|say|saying|share|sharing)${OBJECT}`,
  `(?:prefer|rather) not`,
  `(?:leave|keep) (?:it|this|that|this one|that one)? ?(?:blank|empty|out)`,
];
const SKIPPING = new RegExp(`^${LEAD}(?:${ENGLISH.join("|")})${TAIL}$`);

/** The same in other languages, as whole bare messages. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ..."saltar omitir paso pasar siguiente passer passe suivant uberspringen weiter pular proxima salta overslaan".split(
    " ",
  ),
  "sin comentarios",
  "prefiero no decirlo",
  "prefiero no responder",
  "prefiero no contestar",
  "sans commentaire",
  "je prefere ne pas repondre",
  "je passe",
  "keine angabe",
  "kein kommentar",
  "mochte ich nicht sagen",
  "prefiro nao responder",
  "prefiro nao dizer",
  "preferisco non rispondere",
  "geen commentaar",
  "пропустить",
  "пропуск",
  "дальше",
  "без комментариев",
  "跳过",
  "跳過",
  "下一个",
  "不想说",
  "不想回答",
  "スキップ",
  "パス",
  "답변 거부",
  "건너뛰기",
  "تخطي",
  "छोड़ें",
]);

const NOT_APPLICABLE =
  /^(?:na|n a|not applicable|(?:it |this |that )?(?:does not|doesnt) apply)(?: (?:here|to us|to me|for us|for me))?$/;
const UNSURE =
  /^(?:(?:well|honestly|sorry|um|hmm|hm|oh) )*(?:(?:i )?(?:really |honestly |truly )?(?:do not|dont|dunno|cant|cannot|couldnt|wouldnt)(?: really)?(?: (?:know|say|tell|judge|decide))?(?: yet| sorry| tbh| that| this| really| what to (?:say|pick|choose))*|idk|dunno|no idea|no clue|not (?:too |really |so |entirely |quite )?sure(?: about (?:that|this|it)| yet| tbh| sorry| really)*|(?:im |i am )?(?:not sure|unsure|undecided)(?: about (?:that|this|it)| yet)*|hard to (?:say|tell)|(?:its )?difficult to (?:say|tell)|who knows|no opinion|depends|it depends|不知道|不清楚|わからない|わかりません|no se|no lo se|je ne sais pas|keine ahnung|weiss nicht|ich weiss nicht|weiß nicht|ich weiß nicht|nao sei|non lo so|не знаю|لا اعرف|لا أعرف)$/u;

/** Whether a message asks to leave the question out: "skip", "pass", "I'd rather not say", "no comment". */
export function asksToSkip(message: string): boolean {
  const text = bare(message);
  return isSkip(text) || (text.length <= 120 && (SKIPPING.test(text) || ELSEWHERE.has(text)));
}

/** Whether a message says that the question does not apply; on an open question those words can be an answer. */
export function doesNotApply(message: string): boolean {
  const text = bare(message);
  return text.length <= 80 && NOT_APPLICABLE.test(text);
}

/** Whether a message says that the participant does not know. */
export function isUnsure(message: string): boolean {
  const text = bare(message);
  return text.length <= 80 && UNSURE.test(text);
}
