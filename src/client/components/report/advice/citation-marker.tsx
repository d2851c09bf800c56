import { createContext, use } from "react";
import type { Evidence } from "#shared/domain/cards/advice";
import { Tooltip } from "../../../ui/layout/tooltip";
import { PAGE_LANGUAGE, useTemplateLanguage } from "../../template/template-language";
import classes from "./citation-marker.module.css";
import { type AnswerCitation, type CitableAnswers, citedAnswers, citedWords } from "./citations";
import { useAdviceHeadings } from "./use-advice-headings";

/** The answers that citations refer to. */
export const AnswersContext = createContext<CitableAnswers>({ questions: [], responses: {} });

/** With more answers, their count is shown instead of their numbers. */
const MAX_NUMBERS = 3;

interface CitationMarkerProps {
  evidence: readonly Evidence[];
  /** Whether to print it; false if the same evidence is printed nearby. */
  isPrinted?: boolean;
}

/** The numbers of the cited answers, with the answers in a tooltip. Printed as a note. */
export function CitationMarker({ evidence, isPrinted = true }: CitationMarkerProps) {
  const answers = use(AnswersContext);
  const { headings, inLanguage } = useAdviceHeadings();
  const citations = citedAnswers(evidence, answers);
  if (citations.length === 0) return null;
  const numbers = citations.map(({ number }) => number).join(", ");
  const isMany = citations.length > MAX_NUMBERS;
  const countText = `${citations.length} answers`;
  return (
    <>
      {/* Keeps the citation from wrapping alone: a no-break space before a button needs white-space: nowrap. */}
      <span lang={PAGE_LANGUAGE.lang} className={classes.held}>
        {"\u00a0"}
        <Tooltip
          name={`Based on ${isMany ? `${countText}: ` : citations.length === 1 ? "answer " : "answers "}${numbers}`}
          mark={isMany ? countText : numbers}
          spoken={citedWords(citations)}
        >
          {citations.map((one) => (
            <Entry key={one.number} {...one} />
          ))}
        </Tooltip>
      </span>
      {isPrinted && (
        <span lang={inLanguage.lang} className={classes.note} aria-hidden>
          ({headings.question.replace("{number}", numbers)})
        </span>
      )}
    </>
  );
}

function Entry({ number, questionText, pieces }: AnswerCitation) {
  const langProps = useTemplateLanguage();
  return (
    <span className={classes.entry}>
      <span className={classes.number}>{number}</span>
      <span className={classes.pair}>
        <span {...langProps} className={classes.question}>
          {questionText}
        </span>
        <span {...(pieces.length === 0 ? PAGE_LANGUAGE : langProps)} className={classes.answer}>
          {pieces.length === 0 && "No answer provided"}
          {pieces.map(({ text, isQuoted }) => (isQuoted ? <mark key={text}>{text}</mark> : text))}
        </span>
      </span>
    </span>
  );
}
