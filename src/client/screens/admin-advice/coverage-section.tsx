import { Button, Group, Stack, Text, Title } from "@mantine/core";
import type { Rule } from "#shared/domain/questions/conditions";
import { spokenRating } from "#shared/domain/questions/question";
import { answerScore, COUNTED } from "#shared/domain/score";
import { bandsOf, type Scoring } from "#shared/domain/scoring";
import { IconCircleCheck, IconPlus } from "../../ui/layout/icons";
import { Section } from "../../ui/layout/section";
import type { AdviceQuestion, CardContext, CardsPreviewData } from "./advice-types";
import { type CardValues, NEW_CARD } from "./cards/card-values";
import classes from "./coverage-section.module.css";

interface CoverageSectionProps {
  coverage: CardsPreviewData["coverage"];
  context: CardContext;
  onBegin: (values: CardValues) => void;
}

/** Answers and areas without a card, each with a button to add one. */
export function CoverageSection({ coverage, context, onBegin }: CoverageSectionProps) {
  const { questions, scoring } = context;
  const withoutRisk = scoring?.dimensions.filter(({ key }) => coverage.withoutRisk.includes(key)) ?? [];
  const rows = coverage.unused.flatMap(({ question: id, answers }) => {
    const at = questions.findIndex((question) => question.id === id);
    const question = questions[at];
    return question ? [{ question, place: at + 1, answers }] : [];
  });
  const isCovered = rows.length === 0 && withoutRisk.length === 0;
  return (
    <Section
      title="Answers without advice"
      hint="Not every answer needs a card. Select an answer or area to create a card for it."
    >
      {isCovered && (
        <Group gap="xs" wrap="nowrap">
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          <Text size="sm">
            Every choice and rating answer has a card{scoring && ", and every area has a risk card"}.
          </Text>
        </Group>
      )}
      <Stack gap="md">
        {withoutRisk.length > 0 && scoring && (
          <div>
            <Title order={3} size="sm" mb={6}>
              Areas without a risk card
            </Title>
            <Group gap={6}>
              {withoutRisk.map(({ key, name }) => (
                <BeginButton
                  key={key}
                  label={`Add a risk card for ${name}`}
                  onPress={() => onBegin(riskFor(key, scoring))}
                >
                  {name}
                </BeginButton>
              ))}
            </Group>
          </div>
        )}
        {rows.length > 0 && (
          <div>
            <Title order={3} size="sm" mb={6}>
              Answers without a card
            </Title>
            <ul className={classes.questions}>
              {rows.map(({ question, place, answers }) => (
                <li key={question.id}>
                  <Text size="sm" dir="auto" mb={4}>
                    {place}. {question.questionText}
                  </Text>
                  <Group gap={6}>
                    {answers.map((answer) => {
                      // Options have no label and are shown as they are.
                      const label = spokenRating(question, answer);
                      return (
                        <BeginButton
                          key={answer}
                          label={`Add a card for ${label}, question ${place}`}
                          onPress={() => onBegin(cardForAnswer(question, place, answer))}
                        >
                          {label}
                        </BeginButton>
                      );
                    })}
                  </Group>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Section>
  );
}

interface BeginButtonProps {
  label: string;
  onPress: () => void;
  children: string;
}

function BeginButton({ label, onPress, children }: BeginButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.begin}
      leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
      aria-label={label}
      onClick={onPress}
    >
      <span dir="auto">{children}</span>
    </Button>
  );
}

/** From 0 to 1. A new card about an answer with at least this score is a strength. */
const MIN_STRENGTH_SCORE = 0.75;

/** Initial values of a card for one answer to a closed question; `place` is the question's position from 1. */
export function cardForAnswer(question: AdviceQuestion, place: number, answer: string): CardValues {
  const { questionType, selection, dimension } = question;
  const list = selection === "several" ? [answer] : answer;
  const score = answerScore({ ...question, ...COUNTED }, list);
  const rule: Rule =
    selection === "several"
      ? { question: place, op: "includes", value: answer }
      : { question: place, op: "is", value: questionType === "rating" ? Number(answer) : answer };
  return {
    ...NEW_CARD,
    when: { version: 1, match: "all", rules: [rule] },
    kind: score === null ? "opportunity" : score >= MIN_STRENGTH_SCORE ? "strength" : "weakness",
    dimension: dimension ?? "",
  };
}

/** Initial values of a risk card for the lowest band of a dimension. */
export function riskFor(dimension: string, scoring: Scoring): CardValues {
  const [lowest] = bandsOf(scoring, dimension);
  return {
    ...NEW_CARD,
    when: { version: 1, match: "all", rules: [{ band: dimension, op: "is", value: lowest?.name ?? "" }] },
    kind: "risk",
    dimension,
  };
}
