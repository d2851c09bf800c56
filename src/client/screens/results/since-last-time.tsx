import { Card, Text, Title } from "@mantine/core";
import type { Comparison } from "#shared/contracts/scoring";
import { OVERALL, type Scoring, shownValue } from "#shared/domain/scoring";
import { useTemplateLanguage } from "../../components/template/template-language";
import { longDate } from "../../ui/format/dates";
import { plural } from "../../ui/format/text";
import { Time } from "../../ui/format/time";
import { AnchorLink } from "../../ui/layout/links";
import classes from "./since-last-time.module.css";

interface SinceLastTimeProps {
  comparison: Comparison;
  scoring: Scoring;
}

/** Table of scores now and last time. */
export function SinceLastTime({ comparison, scoring }: SinceLastTimeProps) {
  const langProps = useTemplateLanguage();
  const { id, completedAt } = comparison.with;
  const basis = basisText(comparison);
  return (
    <Card component="section" aria-labelledby="since">
      <Title order={2} id="since" tabIndex={-1} mb={4}>
        Since last time
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Compared with{" "}
        <AnchorLink to="/assessment/$id/results" params={{ id }} inherit underline="always">
          <Time date={completedAt} format={longDate} />
        </AnchorLink>
        {basis && <span className={classes.basis}>{basis}</span>}
      </Text>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {scoreChanges(comparison, scoring).map(({ key, name, before, now, difference }) => (
            <tr key={key}>
              <th scope="row" {...langProps}>
                {name}
              </th>
              <td>{before}</td>
              <td>{now}</td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** A score's change, formatted; a dash if a score is missing. */
interface ScoreChange {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly now: string;
  readonly difference: string;
}

/** The overall score and each area that has a score now or had one before, in display order. */
export function scoreChanges({ scores }: Comparison, scoring: Scoring): ScoreChange[] {
  const names = [{ key: OVERALL, name: "Overall" }, ...scoring.dimensions];
  return names.flatMap(({ key, name }) => {
    const score = scores.find(({ dimension }) => dimension === key);
    if (!score || (score.before === null && score.now === null)) return [];
    return [{ key, name, ...changeText(score, scoring) }];
  });
}

function changeText({ before, now }: Comparison["scores"][number], { scale }: Scoring) {
  const [from, to] = [before, now].map((value) => (value === null ? undefined : shownValue(value, scale)));
  const text = (value: number | undefined) => value?.toFixed(scale.decimals) ?? "–";
  return { before: text(from), now: text(to), difference: differenceText(from, to, scale.decimals) };
}

function differenceText(from: number | undefined, to: number | undefined, decimals: number): string {
  if (from === undefined || to === undefined) return "–";
  const by = Math.abs(to - from).toFixed(decimals);
  if (Number(by) === 0) return "No change";
  return `${to > from ? "+" : "−"}${by}`;
}

/** Explains which questions are compared; undefined if questions and scoring are the same. */
export function basisText({ isSame, compared, of }: Comparison): string | undefined {
  if (isSame) return undefined;
  return compared === of
    ? `Based on all ${plural(of, "question")}, using the current scoring.`
    : `Compares only the ${compared} of ${plural(of, "question")} scored the same way both times. Scores may differ from those above.`;
}
