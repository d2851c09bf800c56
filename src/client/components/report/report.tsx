import { Badge, Card, Stack, Text } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import type { Results } from "#shared/contracts/attempts";
import { isAnswered } from "#shared/domain/answer";
import { longDateTime } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { ExpandableText } from "../../ui/layout/expandable-text";
import { IconCheck } from "../../ui/layout/icons";
import { DimensionsCard } from "./scores/dimensions-card";
import { OverallCard } from "./scores/overall-card";
import "./print.css";
import { useTemplateLanguage } from "../template/template-language";
import { FirstActions } from "./advice/first-actions";
import { RecommendationsCard } from "./advice/recommendations-card";
import { UrgentQuotes } from "./advice/urgent-quotes";
import classes from "./report.module.css";
import { ResponsesCard } from "./responses-card";
import { ScoreTools } from "./scores/score-tools";
import { isValued } from "./scores/score-view";
import { answersOf, visibleQuestions } from "./visible-questions";

/**
 * Title and description of a completed assessment.
 * @param children the heading, shown even before the results are loaded
 */
export function ReportTitle({ results, children }: { results: Results | undefined; children: ReactNode }) {
  const langProps = useTemplateLanguage();
  return (
    <div className={classes.names}>
      {results && (
        <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden />} mb="xs">
          Completed
        </Badge>
      )}
      {children}
      {results?.assessment.description && (
        <div className={classes.description}>
          <ExpandableText lines={4} lang={langProps.lang}>
            {results.assessment.description}
          </ExpandableText>
        </div>
      )}
    </div>
  );
}

interface ReportProps {
  results: Results;
  /** Whether "Try different answers" is offered. */
  canTry?: boolean;
  /** Replaces the participant's view. */
  advice?: ReactNode;
  /** Replaces the participant's view. */
  answers?: ReactNode;
  /** More cards below the scores, such as changes since the last attempt. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A results report: facts, urgent quotes, scores, first steps, recommendations and all answers. */
export function Report({ results, canTry = false, advice, answers, children, ref }: ReportProps) {
  const { userAssessment, questions } = results;
  const displayedAdvice = userAssessment.advice ?? userAssessment.summary;
  return (
    <Stack gap="lg" ref={ref} className={classes.report}>
      <ResultFacts userAssessment={userAssessment} questions={questions} />
      {displayedAdvice && <UrgentQuotes advice={displayedAdvice} answers={answersOf(results)} />}
      {isValued(results) && (
        <OverallCard results={results}>
          <ScoreTools results={results} canTry={canTry} />
        </OverallCard>
      )}
      {displayedAdvice && <FirstActions advice={displayedAdvice} answers={answersOf(results)} />}
      {isValued(results) && (
        <>
          <DimensionsCard results={results} />
          {children}
        </>
      )}
      {advice ?? <RecommendationsCard results={results} />}
      {answers ?? <ResponsesCard userAssessment={userAssessment} questions={questions} />}
    </Stack>
  );
}

type Facts = Pick<Results, "userAssessment" | "questions">;

function answeredOf({ userAssessment: { responses }, questions }: Facts) {
  const asked = visibleQuestions(questions);
  return { answered: asked.filter(({ id }) => isAnswered(responses[id])).length, asked: asked.length };
}

function ResultFacts(facts: Facts) {
  const { startedAt, completedAt } = facts.userAssessment;
  const { answered, asked } = answeredOf(facts);
  return (
    <div className={classes.facts}>
      <Fact label="Started">{startedAt ? <Time date={startedAt} format={longDateTime} /> : "N/A"}</Fact>
      <Fact label="Completed">{completedAt ? <Time date={completedAt} format={longDateTime} /> : "N/A"}</Fact>
      <Fact label="Questions answered">
        <span className="tabular">
          {answered}
          {answered < asked && ` of ${asked}`}
        </span>
      </Fact>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card padding="sm">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="sm" fw={600}>
        {children}
      </Text>
    </Card>
  );
}
