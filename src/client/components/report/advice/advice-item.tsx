import { createContext, Fragment, use } from "react";
import type { AdviceItem, AdviceStep, Statement } from "#shared/domain/cards/advice";
import { capitalize } from "../../../ui/format/text";
import { useTemplateLanguage } from "../../template/template-language";
import classes from "./advice.module.css";
import { CitationMarker } from "./citation-marker";
import { isSameEvidence, runsOf } from "./citations";
import { Foldable } from "./foldable";
import { useAdviceHeadings } from "./use-advice-headings";

/** Steps that the page shows under Start here. */
export const StartedWithContext = createContext<readonly AdviceStep[] | undefined>(undefined);

interface ItemProps {
  item: AdviceItem;
  id: string;
  /** What the heading above does not say: the kind, or the dimension. */
  about: string | undefined;
}

/** A risk is shown in full; everything else is folded to its title. */
export function Item({ item, id, about }: ItemProps) {
  const words = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  const { kind, title, why, steps, effort } = item;
  const isOwn = ({ evidence }: Statement) => isSameEvidence(evidence, title.evidence);
  const facts = [about, steps.length > 0 && capitalize(headings.efforts[effort])].filter(Boolean).join(" · ");
  const isMarkedBelow = why.some(isOwn);
  return (
    <article className={classes.item} data-kind={kind}>
      <Foldable
        isFolded={kind !== "risk" && why.length + steps.length > 0}
        top={
          <>
            <h4 id={id} tabIndex={-1} {...words}>
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
        {!isMarkedBelow && (
          <p className={classes.facts}>
            <CitationMarker evidence={title.evidence} />
          </p>
        )}
        {why.length > 0 && <StatementParagraph statements={why} />}
        <Steps steps={steps} isOwn={isOwn} isUrgent={kind === "risk"} />
      </Foldable>
    </article>
  );
}

interface StepsProps {
  steps: readonly AdviceStep[];
  /** Whether a step is based on the same answers as its item's title, which shows them. */
  isOwn: (step: AdviceStep) => boolean;
  /** Whether this week's steps say so even if others are under Start here. */
  isUrgent: boolean;
}

/** The steps that aren't under Start here, and a link to those that are. */
function Steps({ steps, isOwn, isUrgent }: StepsProps) {
  const words = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  const startedWith = use(StartedWithContext);
  const later = steps.filter((step) => !startedWith?.includes(step));
  const start = later.length < steps.length && (
    <a href="#start-here" {...inLanguage}>
      <span aria-hidden>↑ </span>
      {headings.startHere}
    </a>
  );
  if (later.length === 0) return start && <p className={classes.facts}>{start}</p>;
  return (
    <ul>
      {start && <li>{start}</li>}
      {later.map((step) => (
        <li key={step.text} {...words}>
          {step.text}
          {!isOwn(step) && <CitationMarker evidence={step.evidence} />}{" "}
          {(!startedWith || isUrgent || step.horizon !== "week") && (
            <span {...inLanguage} className={classes.when}>
              {headings.horizons[step.horizon]}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A paragraph; what follows each other and rests on the same has one mark. */
export function StatementParagraph({ statements }: { statements: readonly Statement[] }) {
  const words = useTemplateLanguage();
  return (
    <p {...words}>
      {runsOf(statements).map(({ text, evidence }) => (
        <Fragment key={text}>
          {text}
          <CitationMarker evidence={evidence} />{" "}
        </Fragment>
      ))}
    </p>
  );
}
