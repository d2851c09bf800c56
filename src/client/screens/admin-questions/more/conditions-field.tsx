import { useMemo } from "react";
import { answerSubjects } from "../../../parts/rules/answer-subjects";
import { conditionSentence } from "../../../parts/rules/rule-sentence";
import { RulesField } from "../../../parts/rules/rules-field";
import { placeOf } from "../../../ui/form";
import type { Question } from "../editor-types";
import { isNeverMet, NEVER_SHOWN } from "../never-shown";
import type { QuestionFormState } from "./form-state";

interface ConditionsFieldProps extends QuestionFormState {
  /** Those that are asked before it. */
  earlier: readonly Question[];
}

/** When the question is shown: rules over earlier ones. */
export function ConditionsField({ form, pending, earlier }: ConditionsFieldProps) {
  const { conditions } = form.getValues();
  const subjects = useMemo(() => answerSubjects(earlier), [earlier]);
  const isNever = useMemo(() => isNeverMet(conditions, earlier), [conditions, earlier]);
  return (
    <RulesField
      label="Conditions"
      description={conditions ? conditionSentence(conditions, earlier) : "Always shown"}
      error={form.errors.conditions ?? (isNever ? NEVER_SHOWN : undefined)}
      matchLabel="Shown if"
      addLabel="Add condition"
      conditions={conditions}
      subjects={subjects}
      subjectLabel="Question"
      nearest={subjects.at(-1)}
      nothing="The first question has none before it that it could depend on."
      pending={pending}
      place={placeOf(form, "conditions")}
      onChange={(next) => form.setFieldValue("conditions", next)}
    />
  );
}
