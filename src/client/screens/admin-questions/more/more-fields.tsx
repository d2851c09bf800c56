import { Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Question } from "../editor-types";
import { ChoiceFields } from "./choice-fields";
import { ConditionsField } from "./conditions-field";
import type { QuestionFormState } from "./form-state";
import classes from "./more-fields.module.css";
import { ScaleFields } from "./scale-fields";
import { ScoreFields } from "./score-fields";

interface MoreFieldsProps extends QuestionFormState {
  assessmentId: number;
  /** Those that are asked before it. */
  earlier: readonly Question[];
}

/** All that an author may leave unsaid, behind one word; only what suits the question's type. */
export function MoreFields({ assessmentId, earlier, ...state }: MoreFieldsProps) {
  /** Once opened it is there for good, with what was typed. */
  const [isOpened, setOpened] = useState(false);
  return (
    <details className={classes.more} onToggle={() => setOpened(true)}>
      <summary>More</summary>
      {isOpened && <Fields {...state} assessmentId={assessmentId} earlier={earlier} />}
    </details>
  );
}

function Fields({ assessmentId, earlier, ...state }: MoreFieldsProps) {
  const { form, pending } = state;
  const { questionType } = form.getValues();
  return (
    <Stack gap="md" mt="sm">
      {questionType === "multiple_choice" && <ChoiceFields {...state} />}
      {questionType === "rating" && <ScaleFields {...state} />}
      <TextInput
        label="Short name"
        description="At most 24 characters, for charts"
        readOnly={pending}
        {...form.getInputProps("shortName")}
      />
      <Textarea
        label="Help"
        description="What is meant, for who asks"
        minRows={1}
        maxRows={6}
        readOnly={pending}
        {...form.getInputProps("help")}
      />
      <Textarea
        label="Why it is asked"
        description="One sentence, for who asks why"
        minRows={1}
        maxRows={6}
        readOnly={pending}
        {...form.getInputProps("whyAsked")}
      />
      {questionType !== "text" && <ScoreFields {...state} assessmentId={assessmentId} />}
      <ConditionsField {...state} earlier={earlier} />
      <Textarea
        label="Analysis prompt"
        description="What to look for in the answer. Participants do not see it."
        maxRows={3}
        readOnly={pending}
        {...form.getInputProps("analysisPrompt")}
      />
    </Stack>
  );
}
