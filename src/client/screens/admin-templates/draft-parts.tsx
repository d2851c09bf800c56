import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { TakenDraft } from "#shared/contracts/template-drafts";
import { CardOutline } from "./card-outline";
import { QuestionOutline } from "./question-outline";
import { ScoringOutline } from "./scoring-outline";

type Part = "questions" | "scores" | "advice";

/** All that a draft would create, one part at a time. */
export function DraftParts({ draft }: { draft: TakenDraft }) {
  const [part, setPart] = useState<Part>("questions");
  const { questions, scoring, cards } = draft;
  return (
    <Stack gap="xs">
      <SegmentedControl<Part>
        fullWidth
        size="sm"
        aria-label="Parts of the draft"
        value={part}
        onChange={setPart}
        data={[
          { value: "questions", label: "Questions" },
          { value: "scores", label: "Scores" },
          { value: "advice", label: "Advice" },
        ]}
      />
      {part === "questions" && (
        <QuestionOutline
          label="Questions of the draft"
          questions={questions.map(({ options, ...question }) => ({
            ...question,
            optionCount: options?.length ?? 0,
          }))}
        />
      )}
      {part === "scores" &&
        (scoring ? (
          <ScoringOutline scoring={scoring} questions={questions} />
        ) : (
          <Text size="sm">Answers are not scored. You can say later what they are worth.</Text>
        ))}
      {part === "advice" &&
        (cards.length > 0 ? (
          <CardOutline cards={cards} questions={questions} scoring={scoring} />
        ) : (
          <Text size="sm">
            The draft brings no advice. Without any, results only say where somebody stands.
          </Text>
        ))}
    </Stack>
  );
}
