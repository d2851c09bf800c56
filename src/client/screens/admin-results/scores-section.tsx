import { Text, Title } from "@mantine/core";
import type { TemplateResults } from "#shared/contracts/template-results";
import { ChartTable, groupColumns } from "../../components/charts/chart-table";
import { Axis, Columns } from "../../components/charts/columns";
import { useTemplateLanguage } from "../../components/template/template-language";
import { compactText, numberText } from "../../ui/format/numbers";
import { Section } from "../../ui/layout/section";
import { Bars } from "./bars";
import { barLength, peopleText, shareText } from "./figures-text";
import classes from "./scores-section.module.css";

type Scores = TemplateResults["scores"][number];

interface ScoresSectionProps {
  scores: readonly Scores[];
  /** Names of the compared groups; one without a comparison. */
  groups: readonly string[];
  scaleMax: number;
}

/** Distribution of the overall score, and the average of each area. */
export function ScoresSection({ scores, groups, scaleMax }: ScoresSectionProps) {
  const overall = scores.find(({ dimension }) => dimension === "");
  const areas = scores.filter(({ dimension }) => dimension !== "");
  return (
    <Section title="Scores">
      <div className={classes.parts} data-compared={groups.length > 1 || undefined}>
        {overall && <Overall overall={overall} groups={groups} scaleMax={scaleMax} />}
        {areas.length > 0 && <Areas areas={areas} groups={groups} scaleMax={scaleMax} />}
      </div>
    </Section>
  );
}

interface OverallProps extends Omit<ScoresSectionProps, "scores"> {
  overall: Scores;
}

function Overall({ overall, groups, scaleMax }: OverallProps) {
  const langProps = useTemplateLanguage();
  const isCompared = groups.length > 1;
  return (
    <div>
      <Title order={3}>Overall score</Title>
      <div className={classes.groups}>
        {overall.groups.map(({ tenths, mean, people }, index) => (
          <div key={groups[index]}>
            {isCompared && (
              <p className={classes.name} dir="auto">
                {groups[index]}
              </p>
            )}
            <Text size="sm" c="dimmed" mb="sm">
              {mean === null
                ? "No scores yet"
                : `Average ${meanText(mean)} of ${scaleMax} · ${peopleText(people)}`}
            </Text>
            {mean !== null && (
              <>
                <Columns
                  isBare
                  label={isCompared ? `Overall score, ${groups[index]}` : "Overall score"}
                  columns={tenths.map((count, tenth) => ({
                    key: String(tenth),
                    label: tenthText(tenth, scaleMax),
                    // Scaled to the fullest tenth; as shares of all people the columns would be too low.
                    height: count / Math.max(...tenths, 1),
                    figure: compactText(count),
                  }))}
                />
                <Axis ticks={[0, 2, 4, 6, 8, 10].map((tenth) => scoreText((tenth * scaleMax) / 10))} />
              </>
            )}
          </div>
        ))}
      </div>
      <ChartTable
        title="Overall score"
        columns={["Score", ...groupColumns(groups, ["People"])]}
        rows={(overall.groups[0]?.tenths ?? []).map((_, tenth) => ({
          key: String(tenth),
          cells: [
            tenthText(tenth, scaleMax),
            ...overall.groups.map(({ tenths, people }) => shareText(tenths[tenth] ?? 0, people)),
          ],
        }))}
      />
      {overall.bands.length > 1 && (
        <>
          <Title order={3} mt="lg" mb="sm">
            Bands
          </Title>
          <Bars
            label="Bands"
            groups={groups}
            rows={overall.bands.map(({ name, counts }) => ({
              key: name,
              label: <span {...langProps}>{name}</span>,
              cells: overall.groups.map(({ people }, index) => ({
                length: barLength(counts[index] ?? 0, people),
                text: shareText(counts[index] ?? 0, people),
              })),
            }))}
          />
        </>
      )}
    </div>
  );
}

const peopleOf = (area: Scores): number[] => area.groups.map(({ people }) => people);

interface AreasProps extends Omit<ScoresSectionProps, "scores"> {
  areas: readonly Scores[];
}

function Areas({ areas, groups, scaleMax }: AreasProps) {
  const langProps = useTemplateLanguage();
  const lowestFirst = areas.toSorted((one, other) => meanOf(one) - meanOf(other));
  return (
    <div>
      <Title order={3}>Areas</Title>
      <Text size="sm" c="dimmed" mb="sm">
        Average scores out of {scaleMax}, lowest first
        {groups.length === 1 && ` · ${peopleText(Math.max(...areas.flatMap(peopleOf)))}`}
      </Text>
      <Bars
        label="Average scores by area"
        groups={groups}
        rows={lowestFirst.map((area) => ({
          key: area.dimension,
          label: <span {...langProps}>{area.name}</span>,
          cells: area.groups.map(({ mean }) => ({
            length: (mean ?? 0) / scaleMax,
            text: mean === null ? "No scores" : meanText(mean),
          })),
        }))}
      />
      <ChartTable
        title="Scores by area"
        columns={["Area", ...groupColumns(groups, ["Average", "People"]), "Bands"]}
        rows={lowestFirst.map((area) => ({
          key: area.dimension,
          cells: [
            area.name,
            ...area.groups.flatMap(({ mean, people }) => [mean === null ? null : meanText(mean), people]),
            area.bands.map(({ name, counts }) => `${name}: ${counts.map(numberText).join(" / ")}`).join(", "),
          ],
        }))}
      />
    </div>
  );
}

/** Mean of the first group; areas without scores sort last. */
const meanOf = ({ groups }: Scores) => groups[0]?.mean ?? Number.POSITIVE_INFINITY;

const scoreText = (score: number) => score.toLocaleString("en-US", { maximumFractionDigits: 1 });
/** Always one decimal, also for whole numbers. */
const meanText = (mean: number) => mean.toFixed(1);

/** "20–30" */
const tenthText = (tenth: number, scaleMax: number) =>
  `${scoreText((tenth * scaleMax) / 10)}–${scoreText(((tenth + 1) * scaleMax) / 10)}`;
