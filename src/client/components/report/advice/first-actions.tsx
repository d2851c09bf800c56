import { Card, Title } from "@mantine/core";
import { type Advice, firstActions } from "#shared/domain/cards/advice";
import { capitalize } from "../../../ui/format/text";
import { useTemplateLanguage } from "../../template/template-language";
import { itemAnchor } from "./advice-groups";
import { AnswersContext, CitationMarker } from "./citation-marker";
import type { CitableAnswers } from "./citations";
import classes from "./first-actions.module.css";
import { useAdviceHeadings } from "./use-advice-headings";

interface FirstActionsProps {
  advice: Advice;
  answers: CitableAnswers;
}

/** The first steps, each with its time, effort and a link to its piece of advice; nothing if there are none. */
export function FirstActions({ advice, answers }: FirstActionsProps) {
  const langProps = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  const steps = firstActions(advice);
  if (steps.length === 0) return null;
  return (
    <AnswersContext value={answers}>
      <Card component="section" aria-labelledby="start-here" className={classes.card}>
        <Title order={2} id="start-here" tabIndex={-1} mb="md" {...inLanguage}>
          {headings.startHere}
        </Title>
        <ol className={classes.steps}>
          {steps.map(({ item, step }) => (
            <li key={`${itemAnchor(advice.items.indexOf(item))} ${step.text}`}>
              <p {...langProps} className={classes.step}>
                {step.text}
                <CitationMarker evidence={step.evidence} isPrinted={false} />
              </p>
              <p className={classes.facts} {...inLanguage}>
                {capitalize(headings.horizons[step.horizon])} · {capitalize(headings.efforts[item.effort])} ·{" "}
                <a
                  href={`#${itemAnchor(advice.items.indexOf(item))}`}
                  onClick={(event) => unfold(event.currentTarget.hash)}
                  {...langProps}
                  className={classes.source}
                >
                  {item.title.text}
                </a>
              </p>
            </li>
          ))}
        </ol>
      </Card>
    </AnswersContext>
  );
}

/** Opens the folded item that a link refers to. */
export function unfold(hash: string): void {
  const folded = document.querySelector(hash)?.closest("details");
  if (folded) folded.open = true;
}
