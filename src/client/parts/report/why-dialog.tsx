import type { ReactNode } from "react";
import { OVERALL } from "#shared/domain/scoring";
import { Dialog } from "../../ui/dialog";
import { PAGE, useWords } from "../words";
import { type Account, accountOf, exactText, type Item } from "./accounts";
import { AnswerWords } from "./answer-words";
import { type AreaStanding, areasOf, overallOf, type Standing, type ValuedResults } from "./standings";
import classes from "./why-dialog.module.css";

interface WhyDialogProps {
  results: ValuedResults;
  onClose: () => void;
}

/** How each value came about, from the answers up to the whole: with these sums anybody can check it. */
export function WhyDialog({ results, onClose }: WhyDialogProps) {
  const words = useWords();
  const { questions, userAssessment, scoring } = results;
  const areas = areasOf(results);
  const overall = overallOf(results);
  return (
    <Dialog opened title="Why this value" onClose={onClose} width="52rem" fillsPhone>
      <p className={classes.lead}>
        Each closed answer is worth 0 to 100. An area is the average of its answers, each as often as its
        weight says; overall is the average of the areas in the same way. What was not answered is left out.
      </p>
      {overall && (
        <section aria-labelledby="why-overall">
          <h3 id="why-overall">Overall</h3>
          <OverallSum areas={areas} overall={overall} scoring={scoring} />
        </section>
      )}
      {areas.map((area) => (
        <section key={area.dimension.key} aria-labelledby={`why-${area.dimension.key}`}>
          <h3 id={`why-${area.dimension.key}`} {...words}>
            {area.dimension.name}
          </h3>
          {area.dimension.description && <p {...words}>{area.dimension.description}</p>}
          <AreaSum
            area={area}
            account={accountOf(area.dimension.key, questions, userAssessment.responses)}
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
}: SumProps & { areas: readonly AreaStanding[]; overall: Standing }) {
  const counted = areas.flatMap(({ score: { value }, dimension: { weight } }) =>
    value === null ? [] : [{ value, weight }],
  );
  const account = {
    sum: counted.reduce((so, { value, weight }) => so + value * weight, 0),
    weight: counted.reduce((so, { weight }) => so + weight, 0),
  };
  return (
    <>
      <Rows head="Area">
        {areas.map(({ dimension: { key, name, weight }, score: { value }, gap }) => (
          <Row key={key} worth={value} weight={weight}>
            <bdi>{name}</bdi>
            {value === null && <span className={classes.note}>{gap}, not counted</span>}
          </Row>
        ))}
      </Rows>
      <Sum standing={overall} account={account} scoring={scoring} />
    </>
  );
}

function AreaSum({ area, account, scoring }: SumProps & { area: AreaStanding; account: Account }) {
  if (account.items.length === 0) return <p>{area.gap}: none of its questions applied.</p>;
  return (
    <>
      <Rows head="Question">
        {account.items.map((item) => (
          <Row key={item.question.id} worth={item.worth} weight={item.question.weight}>
            <Question {...item} />
          </Row>
        ))}
      </Rows>
      <Sum standing={area} account={account} scoring={scoring} />
    </>
  );
}

function Question({ question, number, answer, reason }: Item) {
  const words = useWords();
  return (
    <>
      <span className={classes.key} {...(question.shortName ? words : PAGE)}>
        {question.shortName ?? `Question ${number}`}
      </span>
      <bdi lang={words.lang}>{question.questionText}</bdi>
      <span className={classes.note}>
        <AnswerWords question={question} answer={answer} /> · {reason}
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
          <th scope="col">Worth</th>
          <th scope="col">Weight</th>
          <th scope="col">Worth × weight</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  worth: number | null;
  weight: number;
  children: ReactNode;
}

function Row({ worth, weight, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{worth === null ? "–" : exactText(worth)}</td>
      <td>{worth === null ? "–" : exactText(weight)}</td>
      <td>{worth === null ? "–" : exactText(worth * weight)}</td>
    </tr>
  );
}

/** The sum, what it is divided by, and the number that is shown. */
function Sum({
  standing: { score, figure, gap },
  account: { sum, weight },
  scoring: { scale, minCoverage },
}: SumProps & { standing: Standing; account: Pick<Account, "sum" | "weight"> }) {
  if (!figure) {
    const of =
      score.dimension === OVERALL ? "of the areas' weight have a value" : "of the weight is answered";
    return (
      <p className={classes.sum}>
        {gap}: {exactText(100 * score.coverage)} % {of}, {exactText(100 * minCoverage)} % are needed.
      </p>
    );
  }
  return (
    <p className={classes.sum}>
      {exactText(sum)} ÷ {exactText(weight)} = <strong>{exactText(figure.share)}</strong> of 100
      {figure.text !== exactText(figure.share) && (
        <>
          , shown as <strong>{figure.text}</strong> of {scale.max}
        </>
      )}
    </p>
  );
}
