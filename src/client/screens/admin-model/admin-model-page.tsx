import { Card, Group, SimpleGrid, Stack, Text, VisuallyHidden } from "@mantine/core";
import { DUTY_NAMES } from "#shared/domain/model-test";
import { type Outputs, trpc } from "../../data/trpc";
import { NO_MODEL } from "../../parts/no-model";
import { PageTitle } from "../../parts/page-title";
import { SetupNote } from "../../parts/setup-note";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import { Loading } from "../../ui/loading";
import { percent } from "../../ui/percent";
import { ProgressBar } from "../../ui/progress-bar";
import { DutyCard } from "./duty-card";
import { TestButton } from "./test-button";

export type ModelTest = Outputs["admin"]["modelTest"]["get"];

/** How often it is asked how far a test has come, in milliseconds. */
const LOOK = 1_000;

/** The AI model that is set up: what it may do, and the test that decides so. */
export function AdminModelPage() {
  const test = trpc.admin.modelTest.get.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.progress ? LOOK : undefined),
  });
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title="AI model" />
        {test.data?.model && <TestButton isRunning={test.data.progress !== null} />}
      </Group>
      {test.error && (
        <ErrorPanel
          message={errorMessage(test.error, "The model could not be looked up.")}
          onRetry={() => void test.refetch()}
        />
      )}
      {test.isPending && <Loading text="Loading the model..." />}
      {test.data && <Standing test={test.data} />}
    </Stack>
  );
}

function Standing({ test: { model, duties, progress, problem } }: { test: ModelTest }) {
  if (!model) {
    return (
      <SetupNote title={NO_MODEL}>
        For Claude, set <code>ANTHROPIC_API_KEY</code>; for another model, such as one on the server's own
        machine, <code>AI_PROVIDER=openai-compatible</code>, <code>AI_BASE_URL</code> and{" "}
        <code>AI_MODEL</code>. Then restart the server. Any but Claude at Anthropic serves once it has passed
        its test on this page.
      </SetupNote>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" maw={720}>
        {whereOf(model)}{" "}
        {model.isKnown
          ? "It serves without a test."
          : "It does what it has passed its test in; the built-in assistant does the rest. Another address or model needs a new test."}{" "}
        The test sends replies and answers that were made up for it, nothing of your participants, and counts
        against today's budget.
      </Text>
      {progress && <Progress progress={progress} />}
      {problem && !progress && <ErrorPanel title="The last test was not finished" message={problem} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {duties.map((duty) => (
          <DutyCard key={duty.duty} {...duty} isKnown={model.isKnown} />
        ))}
      </SimpleGrid>
    </>
  );
}

function whereOf({ provider, baseUrl }: NonNullable<ModelTest["model"]>): string {
  if (baseUrl === null) return "Claude, at Anthropic.";
  return `A model at ${baseUrl}, ${provider === "anthropic" ? "asked like Claude" : "asked the OpenAI-compatible way"}.`;
}

function Progress({ progress: { duty, done, total } }: { progress: NonNullable<ModelTest["progress"]> }) {
  return (
    <Card padding="md">
      <Text size="sm" mb="xs" className="tabular">
        {DUTY_NAMES[duty]}: {done} of {total}
      </Text>
      <ProgressBar value={percent(done, total)} label="Progress of the test" />
      <VisuallyHidden role="status">{`Testing the model: ${DUTY_NAMES[duty].toLowerCase()}`}</VisuallyHidden>
    </Card>
  );
}
