import { Checkbox, Stack, Textarea, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { answerSubjects } from "../../../components/condition-builder/answer-subjects";
import { conditionSentence } from "../../../components/condition-builder/rule-sentence";
import { RulesField } from "../../../components/condition-builder/rules-field";
import { fieldPosition } from "../../../ui/form/form";
import { Segments } from "../../../ui/form/segments";
import type { EditedQuestion } from "../editor/editor-types";
import { NO_ANSWER_KIND, questionOptions } from "../editor/question-values";
import { isNeverMet, NEVER_SHOWN } from "../unreachable-questions";
import type { QuestionFormState } from "./form-state";
import classes from "./more-fields.module.css";
import { ScaleFields } from "./scale-fields";
import { ScoreFields } from "./score-fields";

interface MoreFieldsProps extends QuestionFormState {
  assessmentId: number;
  earlier: readonly EditedQuestion[];
}

/** Optional settings that apply to the question's type, collapsed. */
export function MoreFields({ assessmentId, earlier, ...state }: MoreFieldsProps) {
  /** Stays mounted once opened, to keep the input. */
  const [isOpened, setOpened] = useState(false);
  return (
    <details className={classes.more} onToggle={() => setOpened(true)}>
      <summary>More settings</summary>
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
      {questionType === "text" && <TextFields {...state} />}
      <TextInput
        label="Short name"
        description="Used in charts. Up to 24 characters."
        readOnly={pending}
        {...form.getInputProps("shortName")}
      />
      <Textarea
        label="Help text"
        description="Shown when a participant asks what the question means."
        minRows={1}
        maxRows={6}
        readOnly={pending}
        {...form.getInputProps("help")}
      />
      <Textarea
        label="Why we ask"
        description="Shown when a participant asks why you ask this question."
        minRows={1}
        maxRows={6}
        readOnly={pending}
        {...form.getInputProps("whyAsked")}
      />
      {questionType !== "text" && <ScoreFields {...state} assessmentId={assessmentId} />}
      <ConditionsField {...state} earlier={earlier} />
      <Textarea
        label="Analysis prompt"
        description="What the AI should look for in the answer. Participants don't see this."
        maxRows={3}
        readOnly={pending}
        {...form.getInputProps("analysisPrompt")}
      />
    </Stack>
  );
}

const KINDS = [
  { value: NO_ANSWER_KIND, label: "Words" },
  { value: "number" as const, label: "A number" },
];

function TextFields({ form, pending }: QuestionFormState) {
  return (
    <>
      <Segments label="The answer is" readOnly={pending} data={KINDS} {...form.getInputProps("answerKind")} />
      {form.getValues().answerKind === NO_ANSWER_KIND && (
        <Textarea
          label="If the answer is short, ask"
          description="Asked once, after an answer of one to three words."
          minRows={1}
          maxRows={4}
          readOnly={pending}
          {...form.getInputProps("followUpQuestion")}
        />
      )}
    </>
  );
}

interface ConditionsFieldProps extends QuestionFormState {
  earlier: readonly EditedQuestion[];
}

function ConditionsField({ form, pending, earlier }: ConditionsFieldProps) {
  const { conditions } = form.getValues();
  const subjects = useMemo(() => answerSubjects(earlier), [earlier]);
  const isNever = useMemo(() => isNeverMet(conditions, earlier), [conditions, earlier]);
  return (
    <RulesField
      label="Conditions"
      description={
        conditions ? conditionSentence(conditions, earlier) : subjects.length > 0 ? "Always shown" : undefined
      }
      error={form.errors.conditions ?? (isNever ? NEVER_SHOWN : undefined)}
      matchLabel="Show if"
      addLabel="Add condition"
      conditions={conditions}
      subjects={subjects}
      subjectLabel="Question"
      isLastFirst
      emptyText="The first question is always shown."
      pending={pending}
      addButtonProps={fieldPosition(form, "conditions")}
      onChange={(next) => form.setFieldValue("conditions", next)}
    />
  );
}

const SELECTION = [
  { value: "one" as const, label: "One option" },
  { value: "several" as const, label: "Several options" },
];

function ChoiceFields({ form, pending }: QuestionFormState) {
  const { selection, options, exclusiveOptions } = form.getValues();
  const knownOptions = questionOptions(options);
  return (
    <>
      <Segments
        label="Participants can choose"
        readOnly={pending}
        data={SELECTION}
        {...form.getInputProps("selection")}
      />
      {selection === "several" && knownOptions.length > 0 && (
        <Checkbox.Group
          size="md"
          label="Exclusive options"
          description="These can't be combined with other options. Example: “None of these”."
          value={exclusiveOptions}
          onChange={(chosen) => form.setFieldValue("exclusiveOptions", chosen)}
          error={form.errors.exclusiveOptions}
        >
          <Stack gap={6} mt={6}>
            {[...new Set(knownOptions)].map((option) => (
              <Checkbox
                key={option}
                size="sm"
                value={option}
                disabled={pending}
                label={<span dir="auto">{option}</span>}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </>
  );
}
