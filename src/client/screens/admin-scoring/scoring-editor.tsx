import { Stack } from "@mantine/core";
import { type FormEvent, useId, useMemo } from "react";
import type { Scoring } from "#shared/domain/scoring";
import { BesidePreview } from "../../parts/beside-preview";
import { LeaveGuard } from "../../ui/leave-guard";
import { Section } from "../../ui/section";
import { BandFields } from "./band-fields";
import { DimensionList } from "./dimension-list";
import { PreviewCard } from "./preview-card";
import { SaveBar } from "./save-bar";
import type { Question } from "./scoring-types";
import { SettingsCard } from "./settings-card";
import { useScoringForm } from "./use-scoring-form";
import { useWorths } from "./use-worths";
import { WorthTable } from "./worth-table";

interface ScoringEditorProps {
  assessmentId: number;
  /** What is stored. */
  scoring: Scoring | null;
  questions: readonly Question[];
}

/**
 * Dimensions and bands, which one button saves; what each question is worth, which saves itself; and beside them what
 * three made-up people would come to.
 */
export function ScoringEditor({ assessmentId, scoring: stored, questions }: ScoringEditorProps) {
  const keys = useMemo(() => namedKeys(questions), [questions]);
  const scoringForm = useScoringForm({ id: assessmentId, scoring: stored, keys });
  const worths = useWorths(assessmentId, questions);
  const formId = useId();
  const { values, scoring, isDirty } = scoringForm;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    scoringForm.submit();
  };
  return (
    <>
      <LeaveGuard when={isDirty || worths.isDirty} isSaving={scoringForm.pending || worths.isSaving}>
        {isDirty ? "The scoring has changes that are not saved." : "What a question is worth is not saved."}
      </LeaveGuard>
      <BesidePreview
        width={360}
        preview={
          values.isOn && (
            <PreviewCard scoring={scoring} isCurrent={scoringForm.isRight} questions={worths.questions} />
          )
        }
      >
        <form id={formId} noValidate aria-label="Scoring" onSubmit={submit}>
          <Stack gap="lg">
            <SettingsCard scoringForm={scoringForm} />
            {values.isOn && (
              <>
                <DimensionList scoringForm={scoringForm} />
                <Section
                  title="Bands"
                  hint={`What a value means, in the numbers that are shown: 0 to ${values.max}. A band reaches to the next one.`}
                >
                  <BandFields scoringForm={scoringForm} path="bands" bands={values.bands} of="the whole" />
                </Section>
              </>
            )}
          </Stack>
        </form>
        {values.isOn && <WorthTable stored={stored} values={values} worths={worths} />}
        <SaveBar scoringForm={scoringForm} formId={formId} />
      </BesidePreview>
    </>
  );
}

const namedKeys = (questions: readonly Question[]) => [
  ...new Set(questions.flatMap(({ dimension }) => dimension ?? [])),
];
