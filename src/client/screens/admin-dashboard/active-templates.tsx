import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { MIN_PERCENTAGE_GROUP } from "#shared/contracts/template-results";
import type { Outputs } from "../../api/trpc";
import { CopyDirectLink } from "../../components/template/copy-direct-link";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { durationText } from "../../ui/format/duration";
import { numberText, percent } from "../../ui/format/numbers";
import { AnchorLink } from "../../ui/layout/links";
import { Section } from "../../ui/layout/section";
import classes from "./active-templates.module.css";

type Row = Outputs["admin"]["dashboard"]["templates"]["rows"][number];

interface ActiveTemplatesProps {
  /** Undefined while loading. */
  data: Outputs["admin"]["dashboard"]["templates"] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Templates that people can start, with a summary of their results. */
export function ActiveTemplates({ data, error, onRetry }: ActiveTemplatesProps) {
  if (data?.rows.length === 0) return null;
  return (
    <Section
      title="Active templates"
      actions={
        <AnchorLink to="/admin/templates" size="sm" py={4}>
          View all {data && data.all > data.rows.length && numberText(data.all)}
          <VisuallyHidden> templates</VisuallyHidden>
        </AnchorLink>
      }
    >
      {Boolean(error) && (
        <ErrorPanel message={errorMessage(error, "Couldn't load the templates.")} onRetry={onRetry} />
      )}
      {!data && !error && (
        <Stack gap="md" className="appear-late" aria-busy>
          <Skeleton height={40} />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Stack>
      )}
      {data && <Templates rows={data.rows} />}
    </Section>
  );
}

function Templates({ rows }: { rows: readonly Row[] }) {
  const hasScores = rows.some(({ scaleMax }) => scaleMax !== null);
  const head = ["Template", "Started", "Completed", "Typical time", ...(hasScores ? ["Average score"] : [])];
  return (
    <>
      <div className={classes.head} data-scored={hasScores || undefined} aria-hidden>
        {head.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className={classes.templates}>
        {rows.map((row) => (
          <li key={row.id} className={classes.template} data-scored={hasScores || undefined}>
            <AnchorLink
              to="/admin/templates/$assessmentId/results"
              params={{ assessmentId: row.id }}
              className={classes.title}
              dir="auto"
              lang={row.language ?? undefined}
            >
              {row.title}
            </AnchorLink>
            <Figures row={row} hasScores={hasScores} />
            <CopyDirectLink template={row} size="sm" className={classes.copy} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** "14 (93%)"; no percentage for small groups. */
const completedText = ({ started, completed }: Row): string =>
  started < MIN_PERCENTAGE_GROUP
    ? numberText(completed)
    : `${numberText(completed)} (${percent(completed, started)}%)`;

function Figures({ row, hasScores }: { row: Row; hasScores: boolean }) {
  const { started, minutes, score, scaleMax } = row;
  const figures: [name: string, figure: string][] = [
    ["Started", numberText(started)],
    ["Completed", completedText(row)],
    ["Typical time", minutes === null ? "–" : durationText(minutes * 60)],
  ];
  if (hasScores) figures.push(["Average score", score === null ? "–" : `${score.toFixed(1)} / ${scaleMax}`]);
  return (
    <dl className={classes.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
