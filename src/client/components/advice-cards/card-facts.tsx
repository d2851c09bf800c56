import { Text } from "@mantine/core";
import { ADVICE_HEADINGS } from "#shared/domain/cards/advice-headings";
import type { Card } from "#shared/domain/cards/card";
import type { Scoring } from "#shared/domain/scoring";
import { plural } from "../../ui/format/text";
import classes from "./card-facts.module.css";
import { DEGREE_NAMES, KIND_NAMES } from "./card-labels";
import { type CalledQuestion, cardSentence, cardText } from "./card-sentence";

interface CardFactsProps {
  card: Card;
  context: { readonly questions: readonly CalledQuestion[]; readonly scoring: Scoring | null };
  /** Also shows the reason and steps, for review before a card is added. */
  isDetailed?: boolean;
}

/** A card as its author sees it: title, conditions and key facts. */
export function CardFacts({ card, context: { questions, scoring }, isDetailed = false }: CardFactsProps) {
  const { title, when, kind, dimension, why, steps, effort, impact } = card;
  const area = scoring?.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
  const fillIn = (text: string) => cardText(text, questions);
  const facts = [
    ...(isDetailed ? [KIND_NAMES[kind][0]] : []),
    ...(area === null ? [] : [area]),
    ...(steps.length === 0
      ? []
      : [plural(steps.length, "step"), `${DEGREE_NAMES[effort].toLowerCase()} effort`]),
    `${DEGREE_NAMES[impact].toLowerCase()} impact`,
  ];
  return (
    <>
      <Text fw={600} dir="auto">
        {title}
      </Text>
      <Text size="sm" mt={2} dir="auto">
        {cardSentence(when, questions, scoring)}
      </Text>
      {isDetailed && (
        <>
          <Text size="sm" mt="xs" dir="auto">
            {fillIn(why)}
          </Text>
          {steps.length > 0 && (
            <ol className={classes.steps}>
              {steps.map(({ text, horizon }) => (
                <li key={text} dir="auto">
                  {fillIn(text)} <span className={classes.horizon}>{ADVICE_HEADINGS.horizons[horizon]}</span>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <Text size="sm" c="dimmed" mt="xs" dir="auto">
        {facts.join(" · ")}
      </Text>
    </>
  );
}
