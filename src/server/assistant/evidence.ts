import type { Advice, AdviceItem, Evidence } from "#shared/domain/advice";
import { answerText, isAnswered } from "#shared/domain/answer";
import { type Known, numbersIn, withoutUnknownClaims } from "./claims";
import type { AnsweredQuestion } from "./port";

/**
 * Keeps only what the answers bear out (design section 6, decision 0026). Evidence must name an answered question and
 * quote it exactly. Sentences that claim an unknown number or quote words nobody wrote are dropped; steps may set
 * figures of their own ("talk to 5 customers in the next 30 days"). An item that is left without evidence, without its
 * title, or without anything to say is dropped whole.
 */
export function verifyAdvice(advice: Advice, answers: readonly AnsweredQuestion[]): Advice {
  const texts = new Map(answers.flatMap(textOf));
  const known = knownFrom(answers, [...texts.values()]);
  return {
    summary: withoutUnknownClaims(advice.summary, known, "fact"),
    items: advice.items.map((item) => verifyItem(item, texts, known)).filter(stands),
  };
}

function verifyItem(item: AdviceItem, texts: ReadonlyMap<number, string>, known: Known): AdviceItem {
  const steps = item.nextSteps.map((step) => withoutUnknownClaims(step, known, "plan"));
  return {
    title: withoutUnknownClaims(item.title, known, "fact"),
    reasoning: withoutUnknownClaims(item.reasoning, known, "fact"),
    nextSteps: steps.filter((step) => step !== ""),
    evidence: distinct(item.evidence).filter(({ questionId, quote }) =>
      texts.get(questionId)?.includes(quote),
    ),
  };
}

const stands = ({ title, reasoning, nextSteps, evidence }: AdviceItem) =>
  evidence.length > 0 && title !== "" && (reasoning !== "" || nextSteps.length > 0);

function textOf({ id, answer }: AnsweredQuestion): [number, string][] {
  return answer !== null && isAnswered(answer) ? [[id, answerText(answer)]] : [];
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Map(evidence.map((entry) => [`${entry.questionId} ${entry.quote}`, entry]));
  return [...seen.values()];
}

/** Options nobody chose are no facts: "more than 50" may not be said of who chose "2 to 10". */
function knownFrom(entries: readonly AnsweredQuestion[], texts: readonly string[]): Known {
  const questions = entries.map(({ question }) => question.questionText);
  const chosen = entries.flatMap(({ answer }) =>
    answer === null || typeof answer === "string" ? [] : answer,
  );
  const answers = [...texts, ...chosen];
  return { answers, questions, numbers: new Set([...answers, ...questions].flatMap(numbersIn)) };
}
