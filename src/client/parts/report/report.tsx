import { Badge, Stack, Text } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import type { Results } from "#shared/contracts/attempts";
import { IconCheck } from "../../ui/icons";
import { AreasCard } from "./areas-card";
import { FactsLine, ResultFacts } from "./facts";
import { OverallCard } from "./overall-card";
import "./print.css";
import { useWords } from "../words";
import { RecommendationsCard } from "./recommendations-card";
import classes from "./report.module.css";
import { ResponsesCard } from "./responses-card";
import { ScoreTools } from "./score-tools";
import { answersOf } from "./shown-questions";
import { isValued } from "./standings";
import { StartHere } from "./start-here";

/** What was completed. `children` is the heading, which stands before there is a result. */
export function ReportTitle({ results, children }: { results: Results | undefined; children: ReactNode }) {
  const words = useWords();
  return (
    <div className={classes.names}>
      {results && (
        <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden />} mb="xs">
          Completed
        </Badge>
      )}
      {children}
      {results?.assessment.description && (
        <Text c="dimmed" mt={4} {...words} className={`${classes.description} paragraphs`}>
          {results.assessment.description}
        </Text>
      )}
    </div>
  );
}

interface ReportProps {
  results: Results;
  /** Whose results these are, as shown. */
  participant: string;
  /** Whether the reader can try other answers; not on paper. */
  canTry?: boolean;
  /** In place of the participant's view of the recommendations. */
  advice?: ReactNode;
  /** In place of the participant's view of the answers. */
  answers?: ReactNode;
  /** What else there is to say of the values, such as what has changed. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What an assessment came to: facts, values with what they mean, the first steps, recommendations and every answer. */
export function Report({
  results,
  participant,
  canTry = false,
  advice,
  answers,
  children,
  ref,
}: ReportProps) {
  const { userAssessment, questions } = results;
  return (
    <Stack gap="lg" ref={ref}>
      <FactsLine participant={participant} userAssessment={userAssessment} questions={questions} />
      {isValued(results) && (
        <OverallCard results={results}>
          <ScoreTools results={results} canTry={canTry} />
        </OverallCard>
      )}
      {userAssessment.advice && <StartHere advice={userAssessment.advice} answers={answersOf(results)} />}
      {isValued(results) && (
        <>
          <AreasCard results={results} />
          {children}
        </>
      )}
      {advice ?? <RecommendationsCard results={results} />}
      {answers ?? <ResponsesCard userAssessment={userAssessment} questions={questions} />}
      <ResultFacts userAssessment={userAssessment} questions={questions} />
    </Stack>
  );
}
