import { Card, Text, Title } from "@mantine/core";
import type { Scale } from "#shared/domain/scoring";
import { useTemplateLanguage } from "../../template/template-language";
import classes from "./dimensions.module.css";
import { DimensionsRadar, fitsRadar } from "./dimensions-radar";
import {
  type DimensionSummary,
  dimensionsOf,
  OTHERS_NOTE,
  othersText,
  overallOf,
  shownText,
  type ValuedResults,
} from "./score-view";
import { ValueBar } from "./value-bar";

/** The areas from lowest to highest score, as bars, as a radar chart if there are enough, and as a table. */
export function DimensionsCard({ results }: { results: ValuedResults }) {
  const areas = dimensionsOf(results);
  const axes = results.scoring.dimensions.flatMap(({ key, name }) => {
    const figure = areas.find(({ dimension }) => dimension.key === key)?.figure;
    return figure ? [{ key, name, share: figure.share }] : [];
  });
  const isRanked = new Set(axes.map(({ share }) => share)).size > 1;
  return (
    <Card component="section" aria-labelledby="areas">
      <Title order={2} id="areas" tabIndex={-1} mb={4}>
        Your areas
      </Title>
      <Text size="sm" c="dimmed" mb="md" className={classes.order}>
        {isRanked && "Lowest first. "}Scores are out of {results.scoring.scale.max}.
      </Text>
      <div className={classes.chart}>
        {fitsRadar(axes.length) && (
          <div className={classes.frame}>
            <DimensionsRadar axes={axes} />
          </div>
        )}
        <ol className={classes.areas}>
          {areas.map((area) => (
            <Area key={area.dimension.key} area={area} />
          ))}
        </ol>
      </div>
      {areas.some(({ benchmark }) => benchmark) && (
        <Text size="sm" c="dimmed" mt="md">
          Lines show the lower quartile, median and upper quartile of other participants' scores.{" "}
          {overallOf(results)?.benchmark === undefined && OTHERS_NOTE}
        </Text>
      )}
      <details className={classes.details} data-print="hide">
        <summary>View as table</summary>
        <DimensionsTable areas={areas} scale={results.scoring.scale} />
      </details>
    </Card>
  );
}

function Area({ area: { dimension, figure, gap, benchmark } }: { area: DimensionSummary }) {
  const langProps = useTemplateLanguage();
  return (
    <li>
      <div className={classes.head}>
        <span {...langProps} className={classes.name}>
          {dimension.name}
        </span>
        {figure ? (
          <span className={classes.figure}>
            <strong>{figure.text}</strong>
            {figure.band && <bdi lang={langProps.lang}> {figure.band.name}</bdi>}
          </span>
        ) : (
          <span className={classes.gap}>{gap}</span>
        )}
      </div>
      {figure && <ValueBar share={figure.share} quartiles={benchmark?.quartiles} />}
      {figure && benchmark && <p className={classes.note}>{othersText(benchmark)}</p>}
      {dimension.bands && figure?.band?.text && (
        <p {...langProps} className={classes.note}>
          {figure.band.text}
        </p>
      )}
    </li>
  );
}

function DimensionsTable({ areas, scale }: { areas: readonly DimensionSummary[]; scale: Scale }) {
  const langProps = useTemplateLanguage();
  const hasBenchmarks = areas.some(({ benchmark }) => benchmark);
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Score</th>
            <th scope="col">Band</th>
            {hasBenchmarks && <th scope="col">Other participants</th>}
            {hasBenchmarks && <th scope="col">Higher than</th>}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ dimension: { key, name }, figure, gap, benchmark }) => (
            <tr key={key}>
              <th scope="row" {...langProps}>
                {name}
              </th>
              <td>{figure?.text ?? gap}</td>
              <td {...langProps}>{figure?.band?.name}</td>
              {hasBenchmarks && (
                <td>{benchmark?.quartiles.map((quartile) => shownText(quartile, scale)).join(" · ")}</td>
              )}
              {hasBenchmarks && <td>{benchmark && `${benchmark.higherThan} of 10`}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
