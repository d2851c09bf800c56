import { Badge } from "@mantine/core";
import { displayName } from "#shared/domain/person";
import type { Outputs } from "../../api/trpc";
import { AttemptScore } from "../../components/attempt/attempt-score";
import { longDateTime, monthDay } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { AnchorLink } from "../../ui/layout/links";
import { Section } from "../../ui/layout/section";
import classes from "./latest-results.module.css";

type Results = Outputs["admin"]["dashboard"]["overview"]["latest"];

/** The latest completed attempts with participant, title and score. */
export function LatestResults({ results }: { results: Results }) {
  return (
    <Section
      title="Latest results"
      actions={
        <AnchorLink to="/admin/assessments" search={{ status: "completed" }} size="sm" py={4}>
          View all results
        </AnchorLink>
      }
    >
      <ul className={classes.results}>
        {results.map((result) => (
          <li key={result.id} className={classes.result}>
            <div className={classes.person}>
              <AnchorLink to="/admin/assessments/$id" params={{ id: result.id }} fw={600} dir="auto">
                {displayName(result.user)}
              </AnchorLink>
              {result.isUnread && (
                <Badge size="sm" miw="max-content">
                  Unread
                </Badge>
              )}
            </div>
            <div className={classes.title}>
              {result.completedAt && (
                <Time date={result.completedAt} format={monthDay} title={longDateTime(result.completedAt)} />
              )}
              {" · "}
              <span dir="auto">{result.title}</span>
            </div>
            <div className={classes.score}>
              <AttemptScore attempt={result} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
