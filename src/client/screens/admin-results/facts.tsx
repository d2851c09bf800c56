import { Card } from "@mantine/core";
import type { TemplateResults } from "#shared/contracts/template-results";
import { durationRange, durationText } from "../../ui/format/duration";
import { numberText } from "../../ui/format/numbers";
import classes from "./facts.module.css";
import { isSmall, percentText } from "./figures-text";

type Group = TemplateResults["groups"][number];

interface FactsProps {
  groups: readonly Group[];
  names: readonly string[];
  scaleMax: number;
}

/** Started, completed, typical time and overall score for each group. */
export function Facts({ groups, names, scaleMax }: FactsProps) {
  return (
    <div className={classes.groups} data-groups={groups.length}>
      {groups.map((group, index) => (
        <Card
          key={names[index]}
          component="section"
          className={classes.card}
          aria-label={groups.length > 1 ? names[index] : "Summary"}
        >
          {groups.length > 1 && (
            <h2 className={classes.name} dir="auto">
              {names[index]}
            </h2>
          )}
          <dl className={classes.facts}>
            <Fact name="Started" value={numberText(group.started)} />
            <Fact
              name="Completed"
              value={numberText(group.completed)}
              note={isSmall(group.started) ? undefined : percentText(group.completed, group.started)}
            />
            <Fact
              name="Typical time"
              value={group.minutes && durationText(group.minutes.median * 60)}
              note={group.minutes && !isSmall(group.completed) && quartilesText(group.minutes)}
            />
            {groups.some(({ overall }) => overall !== null) && (
              <Fact
                name="Overall score"
                value={group.overall === null ? null : group.overall.toFixed(1)}
                note={group.overall === null ? undefined : `out of ${scaleMax}`}
              />
            )}
          </dl>
        </Card>
      ))}
    </div>
  );
}

const quartilesText = ({ lower, upper }: { lower: number; upper: number }) =>
  `half took ${durationRange(lower * 60, upper * 60)}`;

interface FactProps {
  name: string;
  /** Null is shown as a dash. */
  value: string | null;
  note?: string | false | null | undefined;
}

const Fact = ({ name, value, note }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value ?? "–"}</strong> {note && <span>{note}</span>}
    </dd>
  </div>
);
