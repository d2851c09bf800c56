import { createContext, Fragment, use } from "react";
import type { AdviceItem, AdviceStep, Statement } from "#shared/domain/cards/advice";
import { capitalize } from "../../../ui/format/text";
import { useTemplateLanguage } from "../../template/template-language";
import classes from "./advice.module.css";
import { AnswersContext, CitationMarker } from "./citation-marker";
import { citedAnswers, isSameEvidence, runsOf } from "./citations";
import { Foldable } from "./foldable";
import { useAdviceHeadings } from "./use-advice-headings";

const MAX_CITED_ANSWERS = 4;

interface Plan {
  /** The first steps of the plan; only these may say "this week". */
  readonly steps: readonly AdviceStep[];
  readonly isShownAbove: boolean;
}

export const PlanContext = createContext<Plan>({ steps: [], isShownAbove: false });

interface ItemProps {
  item: AdviceItem;
  id: string;
  /** What the group's heading doesn't say: the kind or the area. */
  about: string | undefined;
}

/** A risk is shown in full; other items are folded to their title. */
export function Item({ item, id, about }: ItemProps) {
  const langProps = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  const { kind, title, why, steps, effort } = item;
  const { questions } = use(AnswersContext);
  const isClosed = (id: number) => questions.some((one) => one.id === id && one.questionType !== "text");
  // The title's evidence can include quoted answers that the other statements don't have.
  const closed = title.evidence.filter(({ question }) => isClosed(question));
  const isOwn = ({ evidence }: Statement) =>
    isSameEvidence(evidence, title.evidence) || isSameEvidence(evidence, closed);
  const facts = [about, steps.length > 0 && capitalize(headings.efforts[effort])].filter(Boolean).join(" · ");
  return (
    <article className={classes.item} data-kind={kind}>
      <Foldable
        isFolded={kind !== "risk" && why.length + steps.length > 0}
        top={
          <>
            <h4 id={id} tabIndex={-1} {...langProps}>
              {title.text}
            </h4>
            {facts && (
              <p className={classes.facts}>
                <bdi lang={inLanguage.lang}>{facts}</bdi>
              </p>
            )}
          </>
        }
      >
        {why.length > 0 && <StatementParagraph statements={why} isOwn={isOwn} />}
        <Steps steps={steps} isOwn={isOwn} />
        <BasedOn evidence={title.evidence} />
      </Foldable>
    </article>
  );
}

interface StepsProps {
  steps: readonly AdviceStep[];
  /** Whether a step has the same evidence as the title, which then shows it. */
  isOwn: (step: AdviceStep) => boolean;
}

/** The steps that aren't under Start here, and a link to the one that is. */
function Steps({ steps, isOwn }: StepsProps) {
  const langProps = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  const plan = use(PlanContext);
  const later = plan.isShownAbove ? steps.filter((step) => !plan.steps.includes(step)) : steps;
  const first = steps.find((step) => !later.includes(step));
  const start = first && (
    <a href="#start-here" {...inLanguage}>
      <span aria-hidden>↑ </span>
      {headings.startHere}, {plan.steps.indexOf(first) + 1}
    </a>
  );
  const whenOf = (step: AdviceStep) =>
    step.horizon === "week" && !plan.steps.includes(step) ? headings.next : headings.horizons[step.horizon];
  if (later.length === 0) return start && <p className={classes.facts}>{start}</p>;
  return (
    <ul>
      {start && <li>{start}</li>}
      {later.map((step) => (
        <li key={step.text} {...langProps}>
          {step.text}
          {!isOwn(step) && <CitationMarker evidence={step.evidence} />}{" "}
          <span {...inLanguage} className={classes.when}>
            {whenOf(step)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The answers to closed questions that an item is based on, and its citation. Open answers are quoted in the item. */
function BasedOn({ evidence }: Pick<Statement, "evidence">) {
  const answers = use(AnswersContext);
  const { headings, inLanguage } = useAdviceHeadings();
  const closed = citedAnswers(evidence, answers).filter(({ isOpen }) => !isOpen);
  const words = closed.flatMap(({ pieces }) => pieces.map(({ text }) => text));
  const shown = [...words.slice(0, MAX_CITED_ANSWERS), ...(words.length > MAX_CITED_ANSWERS ? ["…"] : [])];
  return (
    <p className={classes.facts} {...inLanguage}>
      {words.length > 0 && headings.basedOn.replace("{answers}", shown.join(" · "))}
      <CitationMarker evidence={evidence} />
    </p>
  );
}

interface StatementParagraphProps {
  statements: readonly Statement[];
  /** Whether a statement's evidence is shown nearby, so that it needs no citation. */
  isOwn?: (statement: Statement) => boolean;
}

/** A paragraph of statements; consecutive ones with the same evidence share a citation. */
export function StatementParagraph({ statements, isOwn = () => false }: StatementParagraphProps) {
  const langProps = useTemplateLanguage();
  return (
    <p {...langProps}>
      {runsOf(statements).map((run) => (
        <Fragment key={run.text}>
          {run.text}
          {!isOwn(run) && <CitationMarker evidence={run.evidence} />}{" "}
        </Fragment>
      ))}
    </p>
  );
}
