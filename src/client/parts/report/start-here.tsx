import { Card, Title } from "@mantine/core";
import { type Advice, firstSteps } from "#shared/domain/advice";
import { ADVICE_WORDS } from "#shared/domain/advice-words";
import { useWords } from "../words";
import { itemAnchor } from "./advice-groups";
import type { Answers } from "./cited";
import { AnswersContext, EvidenceMark } from "./evidence-mark";
import classes from "./start-here.module.css";

interface StartHereProps {
  advice: Advice;
  answers: Answers;
}

/** The first steps, each with its time, its effort and the piece of advice that it comes from; none without any. */
export function StartHere({ advice, answers }: StartHereProps) {
  const words = useWords();
  const steps = firstSteps(advice);
  if (steps.length === 0) return null;
  return (
    <AnswersContext value={answers}>
      <Card component="section" aria-labelledby="start-here" className={classes.card}>
        <Title order={2} id="start-here" tabIndex={-1} mb="md">
          Start here
        </Title>
        <ol className={classes.steps}>
          {steps.map(({ item, step }) => (
            <li key={`${itemAnchor(advice.items.indexOf(item))} ${step.text}`}>
              <p {...words} className={classes.step}>
                {step.text}
                <EvidenceMark evidence={step.evidence} isPrinted={false} />
              </p>
              <p className={classes.facts}>
                {ADVICE_WORDS.horizons[step.horizon]} · {ADVICE_WORDS.efforts[item.effort]} · from{" "}
                <a href={`#${itemAnchor(advice.items.indexOf(item))}`} {...words} className={classes.source}>
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
