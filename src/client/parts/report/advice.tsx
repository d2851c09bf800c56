import { Fragment } from "react";
import type { AdviceItem, Advice as Advised, Statement } from "#shared/domain/advice";
import { ADVICE_WORDS, whyNone } from "#shared/domain/advice-words";
import { answerText, isAnswered } from "#shared/domain/answer";
import { LongText } from "../../ui/long-text";
import { PAGE, useWords } from "../words";
import classes from "./advice.module.css";
import { type AdviceGroup, adviceGroups, itemAnchor } from "./advice-groups";
import { type Answers, isSameEvidence, runsOf } from "./cited";
import { AnswersContext, EvidenceMark } from "./evidence-mark";

interface AdviceProps {
  advice: Advised;
  answers: Answers;
  /** Those whose names may be read; without any, advice is grouped by its kind. */
  dimensions: readonly { key: string; name: string }[];
  /** Whether values beside it say where one stands. */
  isStandingSaid?: boolean;
}

/** Recommendations statement by statement, each with the answers that it rests on. */
export function Advice({ advice, answers, dimensions, isStandingSaid = false }: AdviceProps) {
  const inWords = useWords();
  const { items, standing, lookFirst, contradictions, notes } = advice;
  const none = whyNone(advice, ADVICE_WORDS);
  const also = none ? [] : answersOf(advice, answers);
  const isAll = items.length + lookFirst.length + contradictions.length + notes.length + also.length === 0;
  const opening = isStandingSaid && !isAll ? lookFirst : [...standing, ...lookFirst];
  return (
    <AnswersContext value={answers}>
      <div className={classes.advice}>
        {opening.length > 0 && <Said statements={opening} />}
        {none && <p>{none}</p>}
        {adviceGroups(items, dimensions).map((group) => (
          <Group key={group.key} group={group} all={items} dimensions={dimensions} />
        ))}
        <Listed id="contradictions" statements={contradictions} />
        <Listed id="notes" statements={notes} />
        {also.length > 0 && (
          <div>
            <h3 id="also-wrote" tabIndex={-1}>
              {ADVICE_WORDS.alsoWrote}
            </h3>
            {also.map(({ question, words }) => (
              <div key={question.id} className={classes.wrote}>
                <p {...inWords}>{question.questionText}</p>
                <blockquote>
                  <LongText lang={inWords.lang}>{words}</LongText>
                </blockquote>
              </div>
            ))}
          </div>
        )}
      </div>
    </AnswersContext>
  );
}

function answersOf({ alsoWrote }: Advised, { questions, responses }: Answers) {
  return questions.flatMap((question) => {
    const answer = responses[question.id];
    return alsoWrote.includes(question.id) && isAnswered(answer)
      ? [{ question, words: answerText(answer) }]
      : [];
  });
}

interface GroupProps extends Pick<AdviceProps, "dimensions"> {
  group: AdviceGroup;
  all: readonly AdviceItem[];
}

function Group({ group, all, dimensions }: GroupProps) {
  const words = useWords();
  const id = `advice-${group.key}`;
  return (
    <div>
      <h3 id={id} tabIndex={-1} {...(group.isKind ? PAGE : words)}>
        {group.name}
      </h3>
      {group.items.map((item) => (
        <Item
          key={all.indexOf(item)}
          item={item}
          id={itemAnchor(all.indexOf(item))}
          about={
            group.isKind
              ? dimensions.find(({ key }) => key === item.dimension)?.name
              : ADVICE_WORDS.kinds[item.kind]
          }
        />
      ))}
    </div>
  );
}

interface ItemProps {
  item: AdviceItem;
  id: string;
  /** What the heading above does not say: the kind, or the dimension. */
  about: string | undefined;
}

function Item({ item, id, about }: ItemProps) {
  const words = useWords();
  const { kind, title, why, steps, effort } = item;
  const isOwn = ({ evidence }: Statement) => isSameEvidence(evidence, title.evidence);
  const facts = [about, steps.length > 0 && ADVICE_WORDS.efforts[effort]].filter(Boolean).join(" · ");
  const isMarkedBelow = why.some(isOwn);
  return (
    <article className={classes.item} data-kind={kind}>
      <h4 id={id} tabIndex={-1} {...words}>
        {title.text}
      </h4>
      {(facts || !isMarkedBelow) && (
        <p className={classes.facts}>
          <bdi>{facts}</bdi>
          {!isMarkedBelow && <EvidenceMark evidence={title.evidence} />}
        </p>
      )}
      {why.length > 0 && <Said statements={why} />}
      {steps.length > 0 && (
        <ul>
          {steps.map((step) => (
            <li key={step.text} {...words}>
              {step.text}
              <EvidenceMark evidence={step.evidence} isPrinted={!isOwn(step)} />{" "}
              <span {...PAGE} className={classes.when}>
                {ADVICE_WORDS.horizons[step.horizon]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** A paragraph; what follows each other and rests on the same has one mark. */
function Said({ statements }: { statements: readonly Statement[] }) {
  const words = useWords();
  return (
    <p {...words}>
      {runsOf(statements).map(({ text, evidence }) => (
        <Fragment key={text}>
          {text}
          <EvidenceMark evidence={evidence} />{" "}
        </Fragment>
      ))}
    </p>
  );
}

interface ListedProps {
  id: "contradictions" | "notes";
  statements: readonly Statement[];
}

function Listed({ id, statements }: ListedProps) {
  const words = useWords();
  if (statements.length === 0) return null;
  return (
    <div>
      <h3 id={id} tabIndex={-1}>
        {ADVICE_WORDS[id]}
      </h3>
      <ul>
        {statements.map(({ text, evidence }) => (
          <li key={text} {...words}>
            {text}
            <EvidenceMark evidence={evidence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
