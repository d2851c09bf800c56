import { Card, Text, Title } from "@mantine/core";
import { useWords } from "../words";
import classes from "./areas.module.css";
import { AreasRadar } from "./areas-radar";
import { AreasTable } from "./areas-table";
import { fitsRadar } from "./radar-shape";
import {
  type AreaStanding,
  areasOf,
  OTHERS_NOTE,
  othersText,
  overallOf,
  type ValuedResults,
} from "./standings";
import { ValueBar } from "./value-bar";

/** The dimensions from the weakest to the strongest, as bars, as a shape where there are enough, and as a table. */
export function AreasCard({ results }: { results: ValuedResults }) {
  const areas = areasOf(results);
  const axes = results.scoring.dimensions.flatMap(({ key, name }) => {
    const figure = areas.find(({ dimension }) => dimension.key === key)?.figure;
    return figure ? [{ key, name, share: figure.share }] : [];
  });
  const isRanked = new Set(axes.map(({ share }) => share)).size > 1;
  return (
    <Card component="section" aria-labelledby="areas">
      <Title order={2} id="areas" tabIndex={-1} mb={4}>
        Area by Area
      </Title>
      <Text size="sm" c="dimmed" mb="md" className={classes.order}>
        {isRanked ? "From the weakest to the strongest, each" : "Each"} of {results.scoring.scale.max}
      </Text>
      <div className={classes.chart}>
        {fitsRadar(axes.length) && (
          <div className={classes.frame}>
            <AreasRadar axes={axes} />
          </div>
        )}
        <ol className={classes.areas}>
          {areas.map((area) => (
            <Area key={area.dimension.key} area={area} />
          ))}
        </ol>
      </div>
      {areas.some(({ others }) => others) && (
        <Text size="sm" c="dimmed" mt="md">
          The lines in a bar are the lower quartile, the middle and the upper quartile of the others.{" "}
          {overallOf(results)?.others === undefined && OTHERS_NOTE}
        </Text>
      )}
      <details className={classes.details} data-print="hide">
        <summary>View as table</summary>
        <AreasTable areas={areas} scale={results.scoring.scale} />
      </details>
    </Card>
  );
}

function Area({ area: { dimension, figure, gap, others } }: { area: AreaStanding }) {
  const words = useWords();
  return (
    <li>
      <div className={classes.head}>
        <span {...words} className={classes.name}>
          {dimension.name}
        </span>
        {figure ? (
          <span className={classes.figure}>
            <strong>{figure.text}</strong>
            {figure.band && <bdi lang={words.lang}> {figure.band.name}</bdi>}
          </span>
        ) : (
          <span className={classes.gap}>{gap}</span>
        )}
      </div>
      {figure && <ValueBar share={figure.share} quartiles={others?.quartiles} />}
      {figure && others && <p className={classes.note}>{othersText(others)}</p>}
      {dimension.bands && figure?.band?.text && (
        <p {...words} className={classes.note}>
          {figure.band.text}
        </p>
      )}
    </li>
  );
}
