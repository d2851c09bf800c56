import { Button, Card, Group, Skeleton, Stack, Text } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useId, useMemo } from "react";
import { flushSync } from "react-dom";
import { MAX_DIMENSIONS, type Scoring } from "#shared/domain/scoring";
import { trpc } from "../../api/trpc";
import { PageTitle } from "../../components/page/page-title";
import { SplitPreview } from "../../components/template/split-preview";
import { TemplatePage } from "../../components/template/template-page";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton, pressable } from "../../ui/form/pending-button";
import { UnsavedChanges } from "../../ui/form/unsaved-changes";
import { IconPlus } from "../../ui/layout/icons";
import { Section } from "../../ui/layout/section";
import classes from "./admin-scoring-page.module.css";
import { BandFields } from "./band-fields";
import { DimensionFields } from "./dimension-fields";
import { PreviewCard } from "./preview-card";
import { QuestionWeightTable } from "./question-weight-table";
import type { ScoredQuestionData } from "./scoring-values";
import { newDimension } from "./scoring-values";
import { SettingsCard } from "./settings-card";
import { useQuestionWeights } from "./use-question-weights";
import { type ScoringForm, useScoringForm } from "./use-scoring-form";

const route = getRouteApi("/admin-layout/admin/templates/$assessmentId/scoring");

/** Scoring page of one template. */
export function AdminScoringPage() {
  const { assessmentId } = route.useParams();
  const template = trpc.admin.templates.get.useQuery({ id: assessmentId });
  const questions = trpc.admin.questions.list.useQuery({ assessmentId });
  const scoring = trpc.admin.scoring.get.useQuery({ assessmentId });
  return (
    <TemplatePage
      assessmentId={assessmentId}
      title="Scoring"
      queries={[template, questions, scoring]}
      failed="Couldn't load scoring."
      skeleton={<ScoringSkeleton />}
    >
      {template.data && questions.data && scoring.data && (
        <>
          <PageTitle title={`Scoring: ${template.data.title}`}>{template.data.title}</PageTitle>
          <div>
            <ScoringEditor
              key={assessmentId}
              assessmentId={assessmentId}
              scoring={scoring.data.scoring}
              questions={questions.data}
            />
          </div>
        </>
      )}
    </TemplatePage>
  );
}

function ScoringSkeleton() {
  return (
    <Stack className="appear-late" maw={840} role="status" aria-label="Loading scoring...">
      <Skeleton height={36} width="50%" />
      <Card>
        <Skeleton height={120} />
      </Card>
      <Card>
        <Skeleton height={240} />
      </Card>
    </Stack>
  );
}

interface ScoringEditorProps {
  assessmentId: number;
  scoring: Scoring | null;
  questions: readonly ScoredQuestionData[];
}

/** Areas and bands with a Save button, question weights that save automatically, and a preview. */
function ScoringEditor({ assessmentId, scoring: stored, questions }: ScoringEditorProps) {
  const keys = useMemo(() => namedKeys(questions), [questions]);
  const scoringForm = useScoringForm({ id: assessmentId, scoring: stored, keys });
  const weights = useQuestionWeights(assessmentId, questions);
  const formId = useId();
  const { values, scoring, isDirty } = scoringForm;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    scoringForm.submit();
  };
  return (
    <>
      <UnsavedChanges when={isDirty || weights.isDirty} isSaving={scoringForm.pending || weights.isSaving}>
        {isDirty
          ? "You have unsaved changes to the scoring."
          : "You have unsaved changes to a question's scoring."}
      </UnsavedChanges>
      <SplitPreview
        width={360}
        preview={
          values.isOn && (
            <PreviewCard scoring={scoring} isCurrent={scoringForm.isRight} questions={weights.questions} />
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
                  hint={`Bands are named score ranges from 0 to ${values.max}. Each band ends where the next begins.`}
                >
                  <BandFields
                    scoringForm={scoringForm}
                    path="bands"
                    bands={values.bands}
                    ownerName="the overall score"
                  />
                </Section>
              </>
            )}
          </Stack>
        </form>
        {values.isOn && <QuestionWeightTable stored={stored} values={values} weights={weights} />}
        <SaveBar scoringForm={scoringForm} formId={formId} />
      </SplitPreview>
    </>
  );
}

const namedKeys = (questions: readonly ScoredQuestionData[]) => [
  ...new Set(questions.flatMap(({ dimension }) => dimension ?? [])),
];

function SaveBar({ scoringForm, formId }: { scoringForm: ScoringForm; formId: string }) {
  const { isDirty, pending, error, discard } = scoringForm;
  return (
    <Stack gap="sm" className={classes.bar} data-shown={isDirty || undefined}>
      <FormErrorText message={error} />
      {isDirty && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            You have unsaved changes
          </Text>
          <Group gap="xs">
            <Button variant="default" disabled={pending} onClick={discard}>
              Discard
            </Button>
            <PendingButton type="submit" form={formId} pending={pending} pendingLabel="Saving...">
              Save scoring
            </PendingButton>
          </Group>
        </Group>
      )}
    </Stack>
  );
}

function DimensionList({ scoringForm }: { scoringForm: ScoringForm }) {
  const { form, values, pending } = scoringForm;
  const { dimensions } = values;
  const add = () => {
    flushSync(() => form.insertListItem("dimensions", newDimension()));
    form.getInputNode(`dimensions.${dimensions.length}.name`)?.focus();
  };
  return (
    <Section
      title="Areas"
      hint="An area is something you measure, such as Money or Team. Its weight sets its share of the overall score. A weight of 0 excludes it."
    >
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: "none" }}>
        {dimensions.map((dimension, index) => (
          <DimensionFields
            key={dimension.id}
            scoringForm={scoringForm}
            dimension={dimension}
            index={index}
            count={dimensions.length}
          />
        ))}
      </Stack>
      <Button
        mt="md"
        variant="default"
        size="sm"
        w="fit-content"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        {...pressable(dimensions.length < MAX_DIMENSIONS && !pending && add)}
      >
        Add area
      </Button>
    </Section>
  );
}
