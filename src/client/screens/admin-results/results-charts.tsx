import { Stack, Title } from "@mantine/core";
import type { TemplateResults } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import { Facts } from "./facts";
import { groupNames } from "./filter-fields";
import { QuestionCard } from "./question-card";
import type { ResultsView } from "./results-address";
import classes from "./results-charts.module.css";
import { ScoresSection } from "./scores-section";
import { StopsSection } from "./stops-section";
import { WeeksSection } from "./weeks-section";

interface ResultsChartsProps {
  templateId: TemplateId;
  results: TemplateResults;
  view: ResultsView;
}

/** All sections: facts, scores, weeks, stops, and each question in order. */
export function ResultsCharts({ templateId, results, view: { filter, compare } }: ResultsChartsProps) {
  const { questions, scores, weeks } = results;
  const scaleMax = results.scale?.max ?? 100;
  const groups = groupNames(results, compare);
  return (
    <Stack gap="lg" className={classes.view}>
      <Facts groups={results.groups} names={groups} scaleMax={scaleMax} />
      {scores.length > 0 && <ScoresSection scores={scores} groups={groups} scaleMax={scaleMax} />}
      <WeeksSection weeks={weeks} scaleMax={scaleMax} />
      <StopsSection
        questions={questions}
        groups={groups}
        started={results.groups.map(({ started }) => started)}
      />
      <section aria-labelledby="answers" className={classes.answers}>
        <Title order={2} id="answers">
          Answers
        </Title>
        <div className={classes.questions}>
          {questions.map((question, index) => (
            <QuestionCard
              key={question.key}
              question={question}
              groups={groups}
              place={index + 1}
              templateId={templateId}
              filter={filter}
            />
          ))}
        </div>
      </section>
    </Stack>
  );
}
