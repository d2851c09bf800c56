import { Card, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTemplateLanguage } from "../../template/template-language";
import classes from "./overall.module.css";
import { othersText, overallOf, type ValuedResults } from "./score-view";
import { BarLegend, ValueBar } from "./value-bar";

interface OverallCardProps {
  results: ValuedResults;
  children: ReactNode;
}

/** The overall score, its band and the author's text for the band. */
export function OverallCard({ results, children }: OverallCardProps) {
  const langProps = useTemplateLanguage();
  const overall = overallOf(results);
  if (!overall) return null;
  const { figure, gap, benchmark } = overall;
  const { scale, bands } = results.scoring;
  return (
    <Card component="section" aria-labelledby="overall">
      <Title order={2} id="overall" tabIndex={-1} className={classes.heading}>
        Overall score
      </Title>
      {figure ? (
        <>
          <div className={classes.figure}>
            <p className={classes.value}>
              <strong>{figure.text}</strong> out of {scale.max}
            </p>
            {figure.band && (
              <p {...langProps} className={classes.band}>
                {figure.band.name}
              </p>
            )}
          </div>
          <ValueBar
            share={figure.share}
            bandStarts={bands.slice(1).map(({ from }) => (100 * from) / scale.max)}
            quartiles={benchmark?.quartiles}
            size="large"
          />
          {benchmark && (
            <>
              <Text size="sm" c="dimmed" mt={4}>
                {othersText(benchmark)}
              </Text>
              <BarLegend hasBandStarts={bands.length > 1} />
            </>
          )}
          {figure.band?.text && (
            <p {...langProps} className={classes.text}>
              {figure.band.text}
            </p>
          )}
        </>
      ) : (
        <p className={classes.gap}>{gap}</p>
      )}
      {children}
    </Card>
  );
}
