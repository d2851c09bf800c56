import { Badge, Stack, Text } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import type { Results } from "#shared/contracts/attempts";
import { IconCheck } from "../../ui/icons";
import { ResultFacts } from "./facts";
import "./print.css";
import { isPicture, ratingsOf } from "./ratings";
import { RatingsCard } from "./ratings-card";
import { RecommendationsCard } from "./recommendations-card";
import classes from "./report.module.css";
import { ResponsesCard } from "./responses-card";

/** What was completed. `children` is the heading, which stands before there is a result. */
export function ReportTitle({ results, children }: { results: Results | undefined; children: ReactNode }) {
  return (
    <div className={classes.names}>
      {results && (
        <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden />} mb="xs">
          Completed
        </Badge>
      )}
      {children}
      {results?.assessment.description && (
        <Text c="dimmed" mt={4} dir="auto" className={classes.description}>
          {results.assessment.description}
        </Text>
      )}
    </div>
  );
}

interface ReportProps {
  results: Results;
  ref?: Ref<HTMLDivElement>;
}

/** What an assessment came to: facts, ratings, recommendations and every answer. */
export function Report({ results: { userAssessment, questions }, ref }: ReportProps) {
  const ratings = ratingsOf(questions, userAssessment.responses);
  return (
    <Stack gap="lg" ref={ref}>
      <ResultFacts userAssessment={userAssessment} questions={questions} />
      {isPicture(ratings) && <RatingsCard {...ratings} />}
      <RecommendationsCard attempt={userAssessment} />
      <ResponsesCard userAssessment={userAssessment} questions={questions} />
    </Stack>
  );
}
