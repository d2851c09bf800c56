import type { Advice, AdviceItem, Evidence } from "#shared/domain/advice";
import { answerText, isAnswered } from "#shared/domain/answer";
import type { AdviceRequest, AnsweredQuestion } from "../assistant";
import { excerpt } from "./excerpt";
import { type Finding, findingsOf, isTrouble, type Rated, STRONG, tellingTexts, WEAK } from "./findings";
import { reasoningFor, withValue } from "./reasoning";
import { headingFrom, mentions } from "./topic-of";
import { GENERAL_RAISE, GENERAL_REPAIR } from "./topics";
import { inWords, listed, named } from "./wording";

/** So many recommendations are read; more weak points than that are named together at the end. */
const MOST_ITEMS = 4;
const MOST_WITHOUT_NEED = 2;
const MOST_QUOTES = 2;
const MIDDLE = 3;

/** Recommendations from the answers alone: what is weakest first, what is strong last, as something to build on. */
export function composeAdvice(request: AdviceRequest): Advice {
  const findings = findingsOf(request);
  const open = worthAdvice(findings.filter(({ level }) => level < STRONG));
  const strong = findings.flatMap(({ ratings }) => ratings.filter(({ level }) => level >= STRONG));
  const shown = open.slice(0, MOST_ITEMS);
  const rest = open.slice(MOST_ITEMS).filter(({ level }) => level <= WEAK);
  const items = [...workItems(shown), ...restItem(rest), ...strengthItem(strong, shown[0])];
  return { summary: summaryOf(request, findings, open, strong), items };
}

/**
 * A mere fact, such as how many people there are, is no reason for advice. Where nothing is, what the participant wrote
 * is worth a closer look, and little of it: advice that was not asked for is worse than none.
 */
function worthAdvice(findings: readonly Finding[]): readonly Finding[] {
  const worth = findings.filter(({ ratings, level }) => ratings.length > 0 || level < MIDDLE);
  if (worth.length > 0) return worth;
  const written = findings.filter(({ texts }) => texts.length > 0);
  return (written.length > 0 ? written : findings).slice(0, MOST_WITHOUT_NEED);
}

function workItems(findings: readonly Finding[]): AdviceItem[] {
  let unknown = 0;
  return findings.map((finding, place) => {
    const isWeak = finding.level < MIDDLE;
    if (!finding.topic) unknown += 1;
    return {
      title: titleOf(finding, isWeak),
      reasoning: reasoningFor(finding, place),
      nextSteps: stepsFor(finding, isWeak, unknown),
      evidence: evidenceOf(finding),
    };
  });
}

function stepsFor({ topic }: Finding, isWeak: boolean, unknown: number): readonly string[] {
  if (topic) return isWeak ? topic.repair : topic.raise;
  const sets = isWeak ? GENERAL_REPAIR : GENERAL_RAISE;
  return sets[(unknown - 1) % sets.length] ?? [];
}

/** The author's guidance names the subject best; then the topic does; else the question has to. */
function titleOf(finding: Finding, isWeak: boolean): string {
  const [first] = [...finding.ratings.map(({ entry }) => entry), ...finding.texts, ...finding.choices];
  const heading = first && headingFrom(first.question.analysisPrompt);
  const advice = isWeak ? finding.topic?.mend : finding.topic?.improve;
  if (advice !== undefined) return heading === undefined ? advice : `${heading}: ${lowerFirst(advice)}`;
  const subject = heading ?? (first ? named(first.question) : "");
  return isWeak ? `Needs attention: ${subject}` : `Worth a closer look: ${subject}`;
}

function evidenceOf(finding: Finding): Evidence[] {
  const { ratings, choices, topic } = finding;
  const weigh = (sentence: string) => (topic ? mentions(sentence, topic) : 0) + (isTrouble(sentence) ? 2 : 0);
  return [
    ...[...ratings.map(({ entry }) => entry), ...choices].map(whole),
    ...tellingTexts(finding)
      .slice(0, MOST_QUOTES)
      .map((entry) => ({ questionId: entry.id, quote: excerpt(textOf(entry), weigh) })),
  ];
}

const textOf = ({ answer }: AnsweredQuestion) => (answer === null ? "" : answerText(answer));
const whole = (entry: AnsweredQuestion): Evidence => ({ questionId: entry.id, quote: textOf(entry) });

/** Weak points that did not find a place of their own. */
function restItem(findings: readonly Finding[]): AdviceItem[] {
  const weak = findings.flatMap(({ ratings }) => ratings.filter(({ level }) => level <= WEAK));
  if (weak.length === 0) return [];
  return [
    {
      title: "Keep these in sight for later",
      reasoning: `You also rated ${listed(weak.map(withValue))} low. Taking on everything at once usually means finishing nothing, so let them wait until the first points above have moved.`,
      nextSteps: [
        "Write each of them down with the sign by which you would notice that it cannot wait any longer.",
        "Come back to the list when the first recommendation is done, and move one of them up.",
      ],
      evidence: weak.map(({ entry }) => whole(entry)),
    },
  ];
}

function strengthItem(strong: readonly Rated[], weakest: Finding | undefined): AdviceItem[] {
  if (strong.length === 0) return [];
  const [first] = strong;
  const target = weakest?.topic
    ? `whoever looks after ${weakest.topic.name}`
    : "somebody in charge of a weaker area";
  return [
    {
      title: "Build on what already works",
      reasoning: `${listed(strong.map(withValue))} ${strong.length > 1 ? "are" : "is"} where you stand firm. What is done well there is worth knowing exactly: it can be kept when people change, and lent to other areas.`,
      nextSteps: [
        `Write down on one page what makes ${first ? named(first.entry.question) : "this"} go well: who does what, when, and by which rule of thumb.`,
        `Let the person behind it spend an hour with ${target}.`,
        "Agree on one early sign that would tell you it is slipping.",
      ],
      evidence: strong.map(({ entry }) => whole(entry)),
    },
  ];
}

function summaryOf(
  request: AdviceRequest,
  findings: readonly Finding[],
  open: readonly Finding[],
  strong: readonly Rated[],
): string {
  if (findings.length === 0)
    return "Every question was left open, so there is nothing yet to base recommendations on.";
  const weak = findings.flatMap(({ ratings }) => ratings.filter(({ level }) => level <= WEAK));
  const left = request.answers.filter(({ answer }) => answer === null || !isAnswered(answer)).length;
  const [first, second] = open;
  return [
    standing(weak, strong, findings),
    first && startWith(first, second),
    left === 1 && "You left one question open; an answer to it could change the order.",
    left > 1 && `You left ${inWords(left)} questions open; answers to them could change the order.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function standing(weak: readonly Rated[], strong: readonly Rated[], findings: readonly Finding[]): string {
  const weakest = [...weak].sort((a, b) => a.level - b.level)[0];
  const strongest = [...strong].sort((a, b) => b.level - a.level)[0];
  if (weakest && strongest) {
    return `Your answers show two sides: you are well placed on ${withValue(strongest)}, but ${withValue(weakest)} holds you back.`;
  }
  if (weakest) {
    return weak.length === 1
      ? `One rating stands out: ${withValue(weakest)}.`
      : `You rated ${inWords(weak.length)} things low, most of all ${withValue(weakest)}.`;
  }
  if (strongest) return `Nothing you rated is in the red, and ${withValue(strongest)} is a firm base.`;
  if (findings.some(({ ratings }) => ratings.length > 0))
    return "Your ratings keep to the middle: nothing is failing, and nothing is settled.";
  return "What follows rests on what you wrote and chose.";
}

function startWith(first: Finding, second: Finding | undefined): string {
  if (!first.topic) return "Take the recommendations in their order; each one makes the next easier.";
  const then = second?.topic ? ` and go on with ${second.topic.name}` : "";
  return `Begin with ${first.topic.name}${then}.`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
