import type { AdviceItem, Evidence } from "#shared/domain/advice";
import { answerText, isAnswered } from "#shared/domain/answer";
import type { AdviceRequest, AnsweredQuestion } from "../port";
import { type Finding, WRONG } from "./findings";
import { capital } from "./letters";
import { asName, within } from "./mention";
import { reasoningFor, type Whole } from "./reasoning";
import { roleOf } from "./roles";
import { withDeputy } from "./second-person";
import { generalAdvice, worded } from "./steps";
import type { Voice } from "./voices";
import { listed, named } from "./wording";

const MOST_QUOTES = 2;

interface Setting {
  whole: Whole;
  isAlone: boolean;
  request: AdviceRequest;
}

/** A recommendation for each finding, in their order. */
export function workItems(findings: readonly Finding[], { whole, isAlone, request }: Setting): AdviceItem[] {
  let unknown = 0;
  return findings.map((finding, place) => {
    const isWeak = finding.level < WRONG;
    const { title, steps } =
      finding.field && !isRuledOut(finding, finding.field)
        ? fieldAdvice(finding.field, isWeak)
        : generalAdvice(isWeak, unknown++);
    const voices = chosenVoices(finding);
    const limits = place === 0 ? limitsOf(request) : [];
    return {
      title: withHeading(finding, title),
      reasoning: reasoningFor(finding, voices, { ...whole, limit: limitSentence(limits) }, place),
      nextSteps: withDeputy(steps, voices).map((step) => worded(step, within(finding.ratings[0]), isAlone)),
      evidence: evidenceOf(finding, voices, whole, limits),
    };
  });
}

/** Whether the person's own high rating says that what the field's advice is on goes well, and another thing is low. */
const isRuledOut = ({ strong, ratings }: Finding, { narrow }: NonNullable<Finding["field"]>) =>
  narrow !== undefined &&
  strong.some(({ entry }) => narrow.test(entry.question.questionText)) &&
  ratings.every(({ entry }) => !narrow.test(entry.question.questionText));

function fieldAdvice(field: NonNullable<Finding["field"]>, isWeak: boolean) {
  return isWeak ? { title: field.mend, steps: field.repair } : { title: field.raise, steps: field.better };
}

/** What a finding is about, within a sentence, as the question names it, else the field. */
export function subjectOfFinding({ ratings, strong, field }: Finding): string | undefined {
  const [rated] = ratings.length > 0 ? ratings : strong;
  return (rated && asName(rated)) ?? field?.name;
}

function withHeading(finding: Finding, title: string): string {
  const subject = subjectOfFinding(finding);
  return subject === undefined ? capital(title) : `${capital(subject)}: ${title}`;
}

/** The passages that a recommendation quotes: trouble first, then wishes, mere remarks only where there is nothing else. */
export function chosenVoices({ voices, ratings, choices }: Finding): Voice[] {
  const rank = { trouble: 0, wish: 1, plain: 2, strength: 3 };
  const sorted = [...voices].sort((a, b) => rank[a.tone] - rank[b.tone]);
  const [first] = sorted;
  if (!first || (first.tone === "strength" && ratings.length + choices.length === 0)) return [];
  const wanted = first.tone === "trouble" ? ["trouble", "wish"] : [first.tone];
  return sorted.filter(({ tone }) => wanted.includes(tone)).slice(0, MOST_QUOTES);
}

function evidenceOf(
  { ratings, strong, choices }: Finding,
  voices: readonly Voice[],
  { lowest }: Whole,
  limits: readonly AnsweredQuestion[],
): Evidence[] {
  const rated = [...ratings, ...strong].map(({ entry }) => entry);
  const compared = choices.length > 0 && ratings.length === 0 && lowest ? [lowest.entry] : [];
  return [
    ...[...rated, ...choices, ...compared, ...limits].map(({ id, answer }) => ({
      questionId: id,
      quote: answerText(answer ?? ""),
    })),
    ...voices.map(({ entry, quote }) => ({ questionId: entry.id, quote })),
  ];
}

/** What the person said can be spent; the first recommendation has to fit into it. */
const limitsOf = ({ answers }: AdviceRequest) =>
  answers.filter(
    (entry) =>
      entry.question.questionType === "multiple_choice" &&
      entry.answer !== null &&
      isAnswered(entry.answer) &&
      roleOf(entry) === "means",
  );

function limitSentence(limits: readonly AnsweredQuestion[]): string {
  if (limits.length === 0) return "";
  const said = limits.map(
    ({ question, answer }) => `asked ${named(question)}, you answered “${answerText(answer ?? "")}”`,
  );
  return `${capital(listed(said))}: measure each step against that.`;
}
