import { Text } from "@mantine/core";
import type { Band, Scoring } from "#shared/domain/scoring";
import type { FiledQuestion } from "#shared/domain/template-file";
import { plural } from "../../ui/plural";
import { Outline } from "./outline";
import classes from "./outline.module.css";

interface ScoringOutlineProps {
  scoring: Scoring;
  questions: readonly FiledQuestion[];
}

/** How answers that are not asked for yet would become values: each dimension, and what is said at which height. */
export function ScoringOutline({ scoring, questions }: ScoringOutlineProps) {
  const { dimensions, bands, scale } = scoring;
  return (
    <Outline label="Scores of the draft">
      <ul className={classes.list}>
        <li>
          <Text size="sm" fw={600}>
            Overall
          </Text>
          <Text size="sm" c="dimmed">
            {`A value from 0 to ${scale.max}, from ${plural(dimensions.length, "dimension")}.`}
          </Text>
          <Bands bands={bands} />
        </li>
        {dimensions.map(({ key, name, description, bands: own }) => (
          <li key={key}>
            <Text size="sm" fw={600} dir="auto">
              {name}
            </Text>
            <Text size="sm" dir="auto">
              {description}
            </Text>
            <Text size="sm" c="dimmed">
              {fromText(questions.flatMap(({ dimension }, at) => (dimension === key ? [at + 1] : [])))}
            </Text>
            {own && <Bands bands={own} />}
          </li>
        ))}
      </ul>
    </Outline>
  );
}

const fromText = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `From question ${numbers[0]}`
    : `From questions ${new Intl.ListFormat("en-GB").format(numbers.map(String))}`;

function Bands({ bands }: { bands: readonly Band[] }) {
  return (
    <dl className={classes.bands}>
      {bands.map(({ from, name, text }) => [
        <dt key={`${from} name`} dir="auto">{`From ${from}: ${name}`}</dt>,
        <dd key={`${from} text`} dir="auto">
          {text}
        </dd>,
      ])}
    </dl>
  );
}
