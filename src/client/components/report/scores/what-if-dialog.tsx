import { Badge, Button } from "@mantine/core";
import { useState } from "react";
import type { ResultQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, isAnswered, type Responses } from "#shared/domain/answer";
import { OVERALL } from "#shared/domain/scoring";
import { Dialog } from "../../../ui/dialog/dialog";
import { pressable } from "../../../ui/form/pending-button";
import { IconRefresh } from "../../../ui/layout/icons";
import { AnswerInput } from "../../answer/answer-input";
import { useTemplateLanguage } from "../../template/template-language";
import { AnswerLine } from "./answer-line";
import { figureOf, gapText, type ValuedResults } from "./score-view";
import { type WhatIfResult, whatIf } from "./what-if";
import classes from "./what-if-dialog.module.css";

interface WhatIfDialogProps {
  results: ValuedResults;
  onClose: () => void;
}

/** Lets participants change closed answers and see the resulting scores. Changes are lost on close. */
export function WhatIfDialog({ results, onClose }: WhatIfDialogProps) {
  const [changes, setChanges] = useState<Responses>({});
  const outcome = whatIf(results, changes);
  const storedAnswers = results.userAssessment.responses;
  const isChanged = Object.keys(changes).length > 0;
  const change = (id: number, answer: AnswerValue) =>
    setChanges(({ [id]: _, ...otherChanges }) =>
      isSame(answer, storedAnswers[id]) ? otherChanges : { ...otherChanges, [id]: answer },
    );
  return (
    <Dialog opened title="Try different answers" onClose={onClose} width="44rem" fillsPhone>
      <div className={classes.head}>
        <Outcome results={results} outcome={outcome} />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconRefresh size={18} aria-hidden />}
          {...pressable(isChanged && (() => setChanges({})))}
        >
          Reset answers
        </Button>
      </div>
      <p className={classes.lead}>See how different answers change your score. Nothing is saved.</p>
      <ol className={classes.questions}>
        {outcome.questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            storedAnswer={storedAnswers[question.id]}
            changedAnswer={changes[question.id]}
            onChange={(answer) => change(question.id, answer)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

function Outcome({ results, outcome }: { results: ValuedResults; outcome: WhatIfResult }) {
  const { scoring } = results;
  const moves = outcome.scores.flatMap((score) => {
    const before = results.scores.find(({ dimension }) => dimension === score.dimension);
    const dimension = scoring.dimensions.find(({ key }) => key === score.dimension);
    const [from, to] = [before, score].map((one) => (one ? shown(one, scoring) : ""));
    return dimension && from !== to ? [{ key: dimension.key, name: dimension.name, from, to }] : [];
  });
  const overall = outcome.scores.find(({ dimension }) => dimension === OVERALL);
  const stored = results.scores.find(({ dimension }) => dimension === OVERALL);
  const isMoved = overall && stored && overall.value !== stored.value;
  const band = overall?.value == null ? undefined : figureOf(overall.value, OVERALL, scoring).band;
  return (
    <div role="status" className={classes.outcome}>
      {overall && (
        <p className={classes.overall}>
          Overall <strong>{shown(overall, scoring)}</strong>
          {band && <bdi> {band.name}</bdi>}
          {isMoved && <span className={classes.note}> instead of {shown(stored, scoring)}</span>}
        </p>
      )}
      {moves.map(({ key, name, from, to }) => (
        <p key={key} className={classes.move}>
          <bdi>{name}</bdi> <strong>{to}</strong> <span className={classes.note}>instead of {from}</span>
        </p>
      ))}
      {outcome.hiddenAnswerCount > 0 && (
        <p className={classes.move}>{outcome.hiddenAnswerCount} of your answers would no longer apply.</p>
      )}
    </div>
  );
}

function shown(score: WhatIfResult["scores"][number], scoring: ValuedResults["scoring"]): string {
  return score.value === null
    ? gapText(score).toLowerCase()
    : figureOf(score.value, score.dimension, scoring).text;
}

interface QuestionProps {
  question: ResultQuestion;
  storedAnswer: AnswerValue | undefined;
  changedAnswer: AnswerValue | undefined;
  onChange: (answer: AnswerValue) => void;
}

function Question({ question, storedAnswer, changedAnswer, onChange }: QuestionProps) {
  const langProps = useTemplateLanguage();
  const name = `what-if-${question.id}`;
  const answer = changedAnswer ?? storedAnswer;
  return (
    <li>
      <p id={name} {...langProps} className={classes.question}>
        {question.questionText}
        {!question.visible && (
          <Badge component="span" color="gray" size="md" ml="xs">
            New question
          </Badge>
        )}
      </p>
      <AnswerInput
        question={question}
        value={isAnswered(answer) ? answer : []}
        onChange={onChange}
        name={name}
        labelledBy={name}
      />
      {changedAnswer !== undefined && question.visible && (
        <p className={classes.note}>
          Your answer: <AnswerLine question={question} answer={storedAnswer} />
        </p>
      )}
    </li>
  );
}

/** Whether two answers are equal, ignoring the order of options. */
function isSame(one: AnswerValue, other: AnswerValue | undefined): boolean {
  const list = (answer: AnswerValue | undefined) => [answer ?? []].flat().sort().join("\n");
  return list(one) === list(other);
}
