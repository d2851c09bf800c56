import { useMemo } from "react";
import type { RuledQuestion } from "../../../parts/rules/answer-rules";
import { answerSubjects } from "../../../parts/rules/answer-subjects";
import { conditionSentence } from "../../../parts/rules/rule-sentence";
import { RulesField } from "../../../parts/rules/rules-field";
import { placeOf } from "../../../ui/form";
import type { QuestionFormState } from "./form-state";

interface ConditionsFieldProps extends QuestionFormState {
  /** Those that are asked before it. */
  earlier: readonly RuledQuestion[];
}

/** When the question is shown: rules over earlier ones. */
export function ConditionsField({ form, pending, earlier }: ConditionsFieldProps) {
  const { conditions } = form.getValues();
  const subjects = useMemo(() => answerSubjects(earlier), [earlier]);
  return (
    <RulesField
      label="Conditions"
      description={conditions ? conditionSentence(conditions, earlier) : "Always shown"}
      error={form.errors.conditions}
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
