import type { ReactNode } from "react";
import { OVERALL } from "#shared/domain/scoring";
import { Dialog } from "../../../ui/dialog/dialog";
import { PAGE_LANGUAGE, useTemplateLanguage } from "../../template/template-language";
import { AnswerLine } from "./answer-line";
import { type BreakdownItem, exactText, type ScoreBreakdown, scoreBreakdown } from "./score-breakdown";
import classes from "./score-explanation-dialog.module.css";
import {
  type DimensionSummary,
  dimensionsOf,
  overallOf,
  type ScoreSummary,
  type ValuedResults,
} from "./score-view";

interface ScoreExplanationDialogProps {
  results: ValuedResults;
  onClose: () => void;
}

/** Shows how each score is calculated from the answers, so that participants can check it. */
export function ScoreExplanationDialog({ results, onClose }: ScoreExplanationDialogProps) {
  const langProps = useTemplateLanguage();
  const { questions, userAssessment, scoring } = results;
  const areas = dimensionsOf(results);
  const overall = overallOf(results);
  return (
    <Dialog opened title="How this score works" onClose={onClose} width="52rem" fillsPhone>
      <p className={classes.lead}>
        Each choice or rating gets a score from 0 to 100. An area's score is the weighted average of its
        answers. Your overall score is the weighted average of the areas. Skipped questions don't count unless
        they're marked “scored as 0”.
      </p>
      {overall && (
        <section aria-labelledby="why-overall">
          <h3 id="why-overall">Overall</h3>
          <OverallSum areas={areas} overall={overall} scoring={scoring} />
        </section>
      )}
      {areas.map((area) => (
        <section key={area.dimension.key} aria-labelledby={`why-${area.dimension.key}`}>
          <h3 id={`why-${area.dimension.key}`} {...langProps}>
            {area.dimension.name}
          </h3>
          {area.dimension.description && <p {...langProps}>{area.dimension.description}</p>}
          <AreaSum
            area={area}
            account={scoreBreakdown(area.dimension.key, questions, userAssessment.responses)}
            scoring={scoring}
          />
        </section>
      ))}
    </Dialog>
  );
}

interface SumProps {
  scoring: ValuedResults["scoring"];
}

function OverallSum({
  areas,
  overall,
  scoring,
}: SumProps & { areas: readonly DimensionSummary[]; overall: ScoreSummary }) {
  const counted = areas.flatMap(({ score: { value }, dimension: { weight } }) =>
    value === null ? [] : [{ value, weight }],
  );
  const account = {
    sum: counted.reduce((total, { value, weight }) => total + value * weight, 0),
    weight: counted.reduce((total, { weight }) => total + weight, 0),
  };
  return (
    <>
      <Rows head="Area">
        {areas.map(({ dimension: { key, name, weight }, score: { value }, gap }) => (
          <Row key={key} value={value} weight={weight}>
            <bdi>{name}</bdi>
            {value === null && <span className={classes.note}>{gap}, not counted</span>}
          </Row>
        ))}
      </Rows>
      <Sum summary={overall} account={account} scoring={scoring} />
    </>
  );
}

function AreaSum({ area, account, scoring }: SumProps & { area: DimensionSummary; account: ScoreBreakdown }) {
  if (account.items.length === 0)
    return <p>{area.gap}: none of the questions in this area applied to you.</p>;
  return (
    <>
      <Rows head="Question">
        {account.items.map((item) => (
          <Row key={item.question.id} value={item.score} weight={item.question.weight}>
            <Question {...item} />
          </Row>
        ))}
      </Rows>
      <Sum summary={area} account={account} scoring={scoring} />
    </>
  );
}

function Question({ question, number, answer, reason }: BreakdownItem) {
  const langProps = useTemplateLanguage();
  return (
    <>
      <span className={classes.key} {...(question.shortName ? langProps : PAGE_LANGUAGE)}>
        {question.shortName ?? `Question ${number}`}
      </span>
      <bdi lang={langProps.lang}>{question.questionText}</bdi>
      <span className={classes.note}>
        <AnswerLine question={question} answer={answer} /> · {reason}
      </span>
    </>
  );
}

function Rows({ head, children }: { head: string; children: ReactNode }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Score</th>
          <th scope="col">Weight</th>
          <th scope="col">Score × weight</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  value: number | null;
  weight: number;
  children: ReactNode;
}

function Row({ value, weight, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{value === null ? "–" : exactText(value)}</td>
      <td>{value === null ? "–" : exactText(weight)}</td>
      <td>{value === null ? "–" : exactText(value * weight)}</td>
    </tr>
  );
}

function Sum({
  summary: { score, figure, gap },
  account: { sum, weight },
  scoring: { scale, minCoverage },
}: SumProps & { summary: ScoreSummary; account: Pick<ScoreBreakdown, "sum" | "weight"> }) {
  if (!figure) {
    const share = exactText(100 * score.coverage);
    const explanation =
      score.dimension === OVERALL
        ? `areas with a score make up ${share}% of the total weight`
        : `${share}% of the total question weight was answered`;
    return (
      <p className={classes.sum}>
        {gap}: {explanation}. At least {exactText(100 * minCoverage)}% is needed.
      </p>
    );
  }
  return (
    <p className={classes.sum}>
      {exactText(sum)} ÷ {exactText(weight)} = <strong>{exactText(figure.share)}</strong> out of 100
      {figure.text !== exactText(figure.share) && (
        <>
          , shown as <strong>{figure.text}</strong> out of {scale.max}
        </>
      )}
    </p>
  );
}
