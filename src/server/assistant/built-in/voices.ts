import { answerText, isAnswered } from "#shared/domain/answer";
import type { AnsweredQuestion } from "../port";
import { type Role, roleOf } from "./roles";

/** A passage of what somebody wrote, copied exactly, and how it is meant. */
export interface Voice {
  readonly entry: AnsweredQuestion;
  readonly quote: string;
  readonly tone: "trouble" | "wish" | "strength" | "plain";
}

const LONGEST = 240;
/** So short an answer is one thought, whatever its marks. */
const ONE_THOUGHT = 110;
const NOTHING =
  /^\W*(?:n\/?a|none|nothing(?: (?:really|much|else|special|comes to mind|at the moment|right now))?|no(?:pe|t really|thing)?|not (?:sure|applicable)|(?:i )?(?:don['’]?t|do not) (?:really )?know(?: (?:really|yet|sorry))?|idk(?: (?:really|tbh|sorry))?|dunno|no clue|whatever|[a-z]|no (?:idea|comment|opinion|answer)|nil|all (?:good|fine|ok)|fine|ok(?:ay)?|same|see above|nada|nichts|keine?|rien|niente|nichts weiter)\W*$/i;
const NO_TROUBLE =
  /\b(?:no|without|never|hardly any|not any|zero|few|rarely|seldom|not|isn't|aren't|don't have|do not have|less|no longer) (?:(?:any|a|real|major|big|much|many|more|serious|longer) )*(?:problems?|issues?|complain\w*|trouble\w*|difficult\w*|delays?|late|slow\w*|stress\w*|errors?|mistakes?|worr\w*|overload\w*|fail\w*)\b/gi;
const TROUBLE =
  /\b(?:problem\w*|struggl\w*|difficult\w*|hard to|lack(?:s|ing)?|late|slow\w*|los(?:e|es|ing|t)|miss(?:es|ed|ing)|fail\w*|nobody|no one|no time|no (?:clear|real|single|proper|written|plan|backup|process|system|money|budget|space|one)|can't|cannot|can not|couldn't|unable|worr\w*|stuck|chao\w*|unclear|confus\w*|depend(?:s|ing)?|overload\w*|overwhelm\w*|exhaust\w*|burn\w* ?out|too (?:much|many|few|little|long|late|slow|expensive|often)|not enough|never (?:have|get|know|enough|on)|break(?:s|ing)? down|broke\w*|breaks|complain\w*|leav(?:e|es|ing)|left us|quit|turn(?:ed)? over|delay\w*|error\w*|mistake\w*|wast\w*|expensive|shortage\w*|short of|run(?:s|ning)? out|outdated|old|manual(?:ly)?|by hand|twice|forgot\w*|forget\w*|guess\w*|afraid|fear\w*|tired|pressure|conflict\w*|argu\w*|waits?|waited|waiting|cancel\w*|drop(?:s|ped|ping)?|down|decreas\w*|shrink\w*|declin\w*|rework|flaky|crash\w*|unpaid|overdue|ghost\w*|don't|do not|doesn't|does not|isn't|only (?:i|one|me)|alone)\b/i;
const STRENGTH =
  /\b(?:proud|love|loves|great|excellent|strong|best|works? (?:really |very )?well|reliable|loyal|happy|thank\w*|praise\w*|recommend us|good at|smooth\w*)\b/i;

/** The passages of every answer in words that say something. Answers such as "nothing" give none. */
export function voicesOf(answers: readonly AnsweredQuestion[]): Voice[] {
  return answers
    .filter(
      ({ question, answer }) => question.questionType === "text" && answer !== null && isAnswered(answer),
    )
    .flatMap(heard);
}

/** Whether a text answer says that there is nothing to say, or has no word in it, such as "3". */
export const saysNothing = (text: string) => !/\p{L}/u.test(text) || NOTHING.test(text.trim());

/** Whether somebody speaks of something that does not go well. */
const isTrouble = (text: string) => TROUBLE.test(text.replace(NO_TROUBLE, " "));

function heard(entry: AnsweredQuestion): Voice[] {
  const text = answerText(entry.answer ?? "").trim();
  if (saysNothing(text)) return [];
  const role = roleOf(entry);
  return passages(text).map((quote) => ({ entry, quote, tone: toneOf(quote, role) }));
}

function toneOf(text: string, role: Role): Voice["tone"] {
  if (role === "context") return "plain";
  if (role === "wish" || role === "strength") return role;
  if (isTrouble(text)) return "trouble";
  if (role === "trouble") return text.replace(NO_TROUBLE, "") === text ? "trouble" : "plain";
  return STRENGTH.test(text) ? "strength" : "plain";
}

/** The text whole when it is short, else its sentences and lines; one that is too long is cut after a word. */
function passages(text: string): string[] {
  if (text.length <= ONE_THOUGHT && !text.includes("\n")) return [text];
  return [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)]
    .flatMap(({ segment }) => segment.split("\n"))
    .map((passage) => passage.trim())
    .filter((passage) => /\p{L}{2}/u.test(passage))
    .map((passage) =>
      passage.length <= LONGEST
        ? passage
        : passage
            .slice(0, LONGEST)
            .replace(/\s\S*$/, "")
            .trim() || [...passage].slice(0, LONGEST - 1).join(""),
    );
}
