import { createContext, use } from "react";
import type { Evidence } from "#shared/domain/advice";
import { Hint } from "../../ui/hint";
import { PAGE, useWords } from "../words";
import { type Answers, type Cited, citedAnswers, citedWords } from "./cited";
import classes from "./evidence-mark.module.css";

/** What the marks of a piece of advice lead to. */
export const AnswersContext = createContext<Answers>({ questions: [], responses: {} });

/** More are said by how many they are. */
const MOST_NUMBERS = 3;

interface EvidenceMarkProps {
  evidence: readonly Evidence[];
  /** Whether paper says it as well; not where it has been said nearby. */
  isPrinted?: boolean;
}

/** The numbers of the answers that a statement rests on, which show them; on paper a note. */
export function EvidenceMark({ evidence, isPrinted = true }: EvidenceMarkProps) {
  const answers = use(AnswersContext);
  const cited = citedAnswers(evidence, answers);
  if (cited.length === 0) return null;
  const numbers = cited.map(({ number }) => number).join(", ");
  const rests = `rests on ${cited.length === 1 ? "answer" : "answers"} ${numbers}`;
  return (
    <>
      {/* Never alone on a line: a space that does not break holds a button only where nothing may wrap. */}
      <span lang={PAGE.lang} className={classes.held}>
        {"\u00a0"}
        <Hint
          name={`This ${rests}`}
          mark={cited.length > MOST_NUMBERS ? `${cited.length} answers` : numbers}
          spoken={citedWords(cited)}
        >
          {cited.map((one) => (
            <Entry key={one.number} {...one} />
          ))}
        </Hint>
      </span>
      {isPrinted && (
        <span lang={PAGE.lang} className={classes.note} aria-hidden>
          {`(${rests})`}
        </span>
      )}
    </>
  );
}

function Entry({ number, questionText, pieces }: Cited) {
  const words = useWords();
  return (
    <span className={classes.entry}>
      <span className={classes.number}>{number}</span>
      <span className={classes.pair}>
        <span {...words} className={classes.question}>
          {questionText}
        </span>
        <span {...(pieces.length === 0 ? PAGE : words)} className={classes.answer}>
          {pieces.length === 0 && "No answer provided"}
          {pieces.map(({ text, isQuoted }) => (isQuoted ? <mark key={text}>{text}</mark> : text))}
        </span>
      </span>
    </span>
  );
}
