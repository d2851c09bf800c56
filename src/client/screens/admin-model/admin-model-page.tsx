import { Badge, Card, Group, SimpleGrid, Stack, Text, VisuallyHidden } from "@mantine/core";
import { DUTY_NAMES, figureLines, shortcomings } from "#shared/domain/model-test";
import { type Outputs, trpc } from "../../api/trpc";
import { DescriptionItem, DescriptionList } from "../../components/attempt/description-list";
import { PageTitle } from "../../components/page/page-title";
import { NO_MODEL, SetupAlert } from "../../components/server/setup-alert";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { Loading } from "../../ui/feedback/loading";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import { PendingButton } from "../../ui/form/pending-button";
import { longDateTime } from "../../ui/format/dates";
import { percent } from "../../ui/format/numbers";
import { Time } from "../../ui/format/time";
import { IconCheck, IconRobot } from "../../ui/layout/icons";
import { Section } from "../../ui/layout/section";

export type ModelTestData = Outputs["admin"]["modelTest"]["get"];

/** Approximate number of requests in a test. */
const TEST_REQUESTS = 400;
/** Polling interval while a test is running, in milliseconds. */
const POLL_INTERVAL = 1_000;

/** The configured AI model: its tasks, and the test that it must pass for them. */
export function AdminModelPage() {
  const test = trpc.admin.modelTest.get.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.progress ? POLL_INTERVAL : undefined),
  });
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <PageTitle title="AI model" />
        {test.data?.model && <TestButton isRunning={test.data.progress !== null} />}
      </Group>
      {test.error && (
        <ErrorPanel
          message={errorMessage(test.error, "Couldn't load the AI model.")}
          onRetry={() => void test.refetch()}
        />
      )}
      {test.isPending && <Loading text="Loading AI model..." />}
      {test.data && <TestStatus test={test.data} />}
    </Stack>
  );
}

function TestStatus({ test: { model, duties, progress, problem } }: { test: ModelTestData }) {
  if (!model) {
    return (
      <SetupAlert title={NO_MODEL}>
        For Claude, set <code>ANTHROPIC_API_KEY</code>. For another model, including one on your own server,
        set <code>AI_PROVIDER=openai-compatible</code>, <code>AI_BASE_URL</code> and <code>AI_MODEL</code>.
        Then restart the server. Models other than Claude must pass the test on this page before they're used.
      </SetupAlert>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" maw={720}>
        {providerText(model)}{" "}
        {model.isKnown
          ? "This model is used even without a test."
          : "It handles the tasks it passed the test for. The built-in assistant handles the rest. Test again after changing the model or its URL."}{" "}
        The test sends about {TEST_REQUESTS} requests with sample data only and counts toward today's AI
        budget.
      </Text>
      {progress && <Progress progress={progress} />}
      {problem && !progress && <ErrorPanel title="The last test didn't finish" message={problem} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {duties.map((duty) => (
          <DutyCard key={duty.duty} {...duty} isKnown={model.isKnown} />
        ))}
      </SimpleGrid>
    </>
  );
}

function providerText({ provider, baseUrl }: NonNullable<ModelTestData["model"]>): string {
  if (baseUrl === null) return "Claude (Anthropic API).";
  return `Model at ${baseUrl} (${provider === "anthropic" ? "Anthropic" : "OpenAI-compatible"} API).`;
}

function Progress({ progress: { duty, done, total } }: { progress: NonNullable<ModelTestData["progress"]> }) {
  return (
    <Card padding="md">
      <Text size="sm" mb="xs" className="tabular">
        {DUTY_NAMES[duty]}: {done} of {total}
      </Text>
      <ProgressBar value={percent(done, total)} label="Test progress" />
      <VisuallyHidden role="status">{`Testing the model: ${DUTY_NAMES[duty].toLowerCase()}`}</VisuallyHidden>
    </Card>
  );
}

/** Starts and stops the test. A single button, so it keeps the focus. */
function TestButton({ isRunning }: { isRunning: boolean }) {
  const utils = trpc.useUtils();
  const onSuccess = (test: Parameters<typeof show>[1]) => show(undefined, test);
  const show = utils.admin.modelTest.get.setData;
  const start = trpc.admin.modelTest.start.useMutation({
    meta: { errorText: "Couldn't start the test" },
    onSuccess,
    onError: () => void utils.admin.modelTest.get.invalidate(),
  });
  const stop = trpc.admin.modelTest.stop.useMutation({
    meta: { errorText: "Couldn't stop the test" },
    onSuccess,
  });
  const act = isRunning ? stop : start;
  return (
    <PendingButton
      w={{ base: "100%", xs: "auto" }}
      variant={isRunning ? "default" : "filled"}
      pending={act.isPending}
      pendingLabel={isRunning ? "Stopping..." : "Starting..."}
      onClick={() => act.mutate()}
    >
      {isRunning ? "Stop test" : "Test this model"}
    </PendingButton>
  );
}

type DutyCardProps = ModelTestData["duties"][number] & {
  /** Whether the model is used regardless of its test. */
  isKnown: boolean;
};

/** A task of the model: whether it handles it, and the test results. */
function DutyCard({ duty, name, mayServe, figures, testedAt, isKnown }: DutyCardProps) {
  return (
    <Section title={DUTY_NAMES[duty]} hint={verdict({ mayServe, figures, isKnown })}>
      <DescriptionList>
        <DescriptionItem name="Handled by">
          <ServedBy isModel={mayServe} />
        </DescriptionItem>
        <DescriptionItem name="Model">{name}</DescriptionItem>
        {figures &&
          figureLines(figures).map(([label, value]) => (
            <DescriptionItem key={label} name={label}>
              <span className="tabular">{value}</span>
            </DescriptionItem>
          ))}
        {testedAt && (
          <DescriptionItem name="Tested">
            <Time date={testedAt} format={longDateTime} />
          </DescriptionItem>
        )}
      </DescriptionList>
    </Section>
  );
}

function verdict({ mayServe, figures, isKnown }: Pick<DutyCardProps, "mayServe" | "figures" | "isKnown">) {
  if (!figures) return mayServe ? "Not tested." : "Not tested yet. The built-in assistant handles this.";
  const reasons = shortcomings(figures);
  if (reasons.length === 0) return "The model passed this test.";
  return `${reasons.join(" ")} ${isKnown ? "The model is used anyway." : "The built-in assistant handles this instead."}`;
}

function ServedBy({ isModel }: { isModel: boolean }) {
  return isModel ? (
    <Badge mt={2} color="green" leftSection={<IconCheck size={14} aria-hidden />}>
      AI model
    </Badge>
  ) : (
    <Badge mt={2} color="gray" leftSection={<IconRobot size={14} aria-hidden />}>
      Built-in assistant
    </Badge>
  );
}
