import { Badge, Group, Text } from "@mantine/core";
import { type Card, filled, textsOf } from "#shared/domain/card";
import { plural } from "../../ui/plural";
import type { Ground } from "./advice-types";
import classes from "./card-entry.module.css";
import { calledQuestion, cardSentence } from "./card-sentence";
import { DEGREE_NAMES, HORIZON_NAMES } from "./card-words";

interface CardFactsProps {
  card: Card;
  ground: Ground;
  /** Reason and steps, too, as they are to be read before they are taken. */
  isWhole?: boolean;
}

/** A card as its author reads it: what it comes to, and when it holds. */
export function CardFacts({ card, ground: { questions, scoring }, isWhole = false }: CardFactsProps) {
  const { title, when, dimension, why, steps, effort, impact } = card;
  const area = scoring?.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
  const said = (text: string) =>
    filled(text, ({ question }) => {
      const at = questions.findIndex(({ id }) => id === question);
      const asked = questions[at];
      return asked ? `[answer to ${calledQuestion(asked, at + 1)}]` : "[an answer that is gone]";
    });
  const hasAnswers = textsOf(card).some((text) => said(text) !== text);
  return (
    <>
      <Text fw={600} dir="auto">
        {title}
      </Text>
      <Text size="sm" mt={2} dir="auto">
        {cardSentence(when, questions, scoring)}
      </Text>
      {isWhole && (
        <>
          <Text size="sm" mt="xs" dir="auto">
            {said(why)}
          </Text>
          {steps.length > 0 && (
            <ol className={classes.steps}>
              {steps.map(({ text, horizon }) => (
                <li key={text} dir="auto">
                  {said(text)} <span className={classes.horizon}>{HORIZON_NAMES[horizon]}</span>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <Group gap={6} mt="xs">
        {area !== null && (
          <Badge color="gray" tt="none" dir="auto">
            {area}
          </Badge>
        )}
        {steps.length > 0 && (
          <Badge color="gray" tt="none">
            {plural(steps.length, "step")}, effort: {DEGREE_NAMES[effort].toLowerCase()}
          </Badge>
        )}
        <Badge color="gray" tt="none">
          Changes {DEGREE_NAMES[impact].toLowerCase()}
        </Badge>
        {hasAnswers && !isWhole && (
          <Badge color="gray" tt="none">
            Names answers
          </Badge>
        )}
      </Group>
    </>
  );
}
