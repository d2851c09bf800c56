import { answerText } from "#shared/domain/answer";
import type { AnsweredQuestion } from "../port";
import { isForContext } from "./guidance";

/** What a question wants to know, as far as it matters for what its answer may be used for. */
export type Role =
  /** What the business is and who answers; the rest is read against it. */
  | "context"
  /** How many people there are. */
  | "size"
  /** What can be spent: money, hours, time until something must be done. */
  | "means"
  /** What the person would take up first. */
  | "priority"
  | "trouble"
  | "wish"
  | "strength"
  | "other";

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    "size",
    /\bhow (?:many|big|large)\b.*\b(?:people|employees|staff|team|colleagues|members|pupils|students|volunteers|business|company|organi[sz]ation|school)\b|\b(?:size of|number of) (?:your |the )?(?:team|company|business|staff|employees|organi[sz]ation)\b/i,
  ],
  [
    "context",
    /\bwhat (?:do(?:es)?) (?:you|your|the|we|our) ?.{0,40}\b(?:do|sell|make|offer|teach)\b|\bwho are (?:you|your)\b|\bwhat (?:is|'s) your (?:role|job|position|title|industry|sector|line of (?:work|business))\b|\b(?:describe|tell us about) (?:your(?:self)?|the) (?:business|company|organi[sz]ation|school|role|work|team|product|yourself|practice|shop)\b|\btell us about yourself\b|\bwhich (?:industry|sector|department|region|country|role)\b|\bhow long have you\b/i,
  ],
  [
    "means",
    /\b(?:budget|afford|how much (?:money|time) (?:can|could|would|do you have)|how (?:many )?(?:much )?(?:hours|time) .*(?:available|spare|set aside|invest|could you)|how soon|by when|time ?frame|how urgent)\b/i,
  ],
  [
    "trouble",
    /\b(?:obstacle|challenge|problem|difficult(?:y|ies)?|struggle|bottleneck|pain points?|frustrat\w*|worr(?:y|ies)|hold(?:s|ing)? (?:you|us|the business|growth|your \w+) back|in the way|slows? (?:you|us|your)|keeps you (?:awake|up|from)|go(?:es|ing)? wrong|went wrong|concern\w*|complain\w*|annoy\w*|biggest risk|(?:not|n['’]t) (?:\w+ )?(?:go|gone|going|work|working|do|doing|run)(?: \w+)? well|less well|weak\w*|missing|lack|obst[áa]culo|desaf[ií]o|problema|problème|difficulté|herausforderung|hindernis|schwierigkeit\w*|bremst|sorgen)\b|\bhält .{0,40}\bauf\b/i,
  ],
  [
    "wish",
    /\b(?:change one thing|one thing (?:you|we)|would you (?:change|improve|like|wish|do differently|fix)|wish|magic wand|ideal|hope|suggest\w*|what would help|should (?:we|be) (?:change|improve))\b/i,
  ],
  [
    "strength",
    /\b(?:proud|prais\w*|compliment\w*|(?:works?|worked|working|go|goes|going|gone|went|do|does|did|doing) (?:(?:really|very|especially|particularly|most) )?well|work(?:s|ing|ed) best|strengths?|best (?:at|thing)|enjoy\w*|(?:like|love|value|appreciate)s? (?:most|best|about (?:you|us))|success\w*|good at|keep doing)\b/i,
  ],
];
const PRIORITY =
  /\b(?:first|priority|most (?:attention|important|urgent)|needs? (?:most )?(?:attention|work|improvement)|invest|focus|improve|biggest (?:obstacle|challenge|problem|lever)|matters? most|like to (?:work on|improve|change)|tackle|holds? you back|help you most)\b/i;

export function roleOf({ question }: AnsweredQuestion): Role {
  const { questionText, questionType, analysisPrompt } = question;
  const found = ROLES.find(([, pattern]) => pattern.test(questionText))?.[0];
  if (questionType === "rating") return "other";
  if (found === "size" || found === "context" || found === "means") return found;
  if (questionType === "multiple_choice" && PRIORITY.test(questionText)) return "priority";
  if (isForContext(analysisPrompt)) return "context";
  return found ?? "other";
}

/** Asks what a business, a team or a person does or is; a catch-all or any other background is no such question. */
const WHAT_IT_IS =
  /\bwhat (?:do(?:es)?|is it that) (?:you|your|the|we|our) ?.{0,40}\b(?:do(?! (?:when|if|about|with|to|against|first))|sell|make|offer|teach|build|produce|earn)\b|\bwhat (?:is|'s|are) your (?:role|job|position|title|industry|sector|line of (?:work|business))\b|\b(?:describe|tell us about|introduce) (?:your(?:self)?|the) ?(?:business|company|organi[sz]ation|school|role|work|job|team|practice|shop)?\b/i;

/** Whether a question asks for what somebody does, so that its answer may stand for who they are. */
export const asksWhatItIs = ({ question }: AnsweredQuestion) =>
  question.questionType === "text" && WHAT_IT_IS.test(question.questionText);

const ALONE =
  /^\W*(?:just me|only me|me\b|myself|solo|1\b(?! ?[-–0-9])|one(?: person)?$|no(?:ne| employees| staff)|i (?:am|work) alone|self.?employed|freelanc\w*|sole trader)/i;

/** Whether an answer to how many there are says that it is one person. */
export const worksAlone = ({ answer }: AnsweredQuestion) => answer !== null && ALONE.test(answerText(answer));
