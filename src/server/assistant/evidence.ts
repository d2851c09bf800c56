import type { Advice, AdviceItem, Statement } from "#shared/domain/advice";
import { answerText } from "#shared/domain/answer";
import type { AdviceGround } from "../advice/ground";
import { type Known, numbersIn, withoutUnknownClaims } from "./claims";

/** Keeps only what the answers bear out. An item that is left without a title, or without a reason, is dropped whole. */
export function verifyAdvice(advice: Advice, ground: AdviceGround): Advice {
  const texts = new Map([...ground.answers].map(([id, answer]) => [id, answerText(answer)]));
  const questions = ground.questions.map(({ questionText }) => questionText);
  const answers = [...texts.values()];
  const known: Known = {
    answers,
    questions,
    numbers: new Set([...answers, ...questions].flatMap(numbersIn)),
  };
  const bornOut = <S extends Statement>(statements: readonly S[], mood: "fact" | "plan") =>
    statements
      .map((statement) => ({
        ...statement,
        text: withoutUnknownClaims(statement.text, known, mood),
        evidence: statement.evidence.filter(
          ({ question, quote }) => quote === null || texts.get(question)?.includes(quote),
        ),
      }))
      .filter(({ text, evidence }) => text !== "" && evidence.length > 0);
  const items = advice.items.flatMap((item): AdviceItem[] => {
    const [title] = bornOut([item.title], "fact");
    const why = bornOut(item.why, "fact");
    return title && why.length > 0 ? [{ ...item, title, why, steps: bornOut(item.steps, "plan") }] : [];
  });
  return {
    ...advice,
    standing: bornOut(advice.standing, "fact"),
    items,
    notes: bornOut(advice.notes, "fact"),
  };
}
