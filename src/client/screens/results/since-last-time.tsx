import { Card, Text, Title } from "@mantine/core";
import type { Comparison } from "#shared/contracts/scoring";
import type { Scoring } from "#shared/domain/scoring";
import { useTemplateLanguage } from "../../components/template/template-language";
import { longDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { AnchorLink } from "../../ui/layout/links";
import { basisText, scoreChanges } from "./score-changes";
import classes from "./since-last-time.module.css";

interface SinceLastTimeProps {
  comparison: Comparison;
  scoring: Scoring;
}

/** These values beside those of the last time. */
export function SinceLastTime({ comparison, scoring }: SinceLastTimeProps) {
  const words = useTemplateLanguage();
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
              <th scope="row" {...words}>
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
