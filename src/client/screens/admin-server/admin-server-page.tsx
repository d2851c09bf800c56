import { Badge, Stack, Text, VisuallyHidden } from "@mantine/core";
import { CHECK_NAMES } from "#shared/domain/server-status";
import { type Outputs, trpc } from "../../api/trpc";
import { PageHeader } from "../../components/page/page-header";
import { downloadJson } from "../../ui/browser/download";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage, failureMessage } from "../../ui/feedback/errors";
import { Loading } from "../../ui/feedback/loading";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { isoDay, longDateTime } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { IconAlertTriangle, IconCheck, IconCircle, IconDownload } from "../../ui/layout/icons";
import { Section } from "../../ui/layout/section";
import classes from "./admin-server-page.module.css";
import { ServerWarnings } from "./server-warnings";
import { StatusSections } from "./status-sections";

/** Server status: warnings, facts, checks on request, and a support file. */
export function AdminServerPage() {
  const status = trpc.admin.server.get.useQuery(undefined, { refetchOnMount: "always" });
  const { check, supportFile, failure } = useServerActions();
  return (
    <Stack gap="lg">
      <PageHeader title="This server">
        <PendingButton
          variant="default"
          w={{ base: "100%", xs: "auto" }}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          pending={supportFile.isPending}
          pendingLabel="Preparing..."
          onClick={() => supportFile.mutate()}
        >
          Download support file
        </PendingButton>
        <PendingButton
          w={{ base: "100%", xs: "auto" }}
          pending={check.isPending}
          pendingLabel="Checking..."
          onClick={() => check.mutate()}
        >
          Run checks
        </PendingButton>
      </PageHeader>
      <FormErrorText message={failure} />
      {status.error && (
        <ErrorPanel
          message={errorMessage(status.error, "Couldn't load the server's status.")}
          onRetry={() => void status.refetch()}
        />
      )}
      {status.isPending && <Loading text="Loading server status..." />}
      {status.data && (
        <>
          <ServerWarnings warnings={status.data.warnings} />
          <ChecksSection result={check.data} isRunning={check.isPending} />
          <StatusSections status={status.data} />
        </>
      )}
    </Stack>
  );
}

const CHECK_FAILED = "Couldn't run the checks. Please try again.";
const FILE_FAILED = "Couldn't prepare the support file. Please try again.";

function useServerActions() {
  const utils = trpc.useUtils();
  const check = trpc.admin.server.check.useMutation({
    meta: { errorText: CHECK_FAILED },
    // Checks may find something that the status doesn't show yet.
    onSuccess: () => utils.admin.server.get.invalidate(),
  });
  const supportFile = trpc.admin.server.supportFile.useMutation({
    meta: { successToast: ["Support file downloaded"], errorText: FILE_FAILED },
    onSuccess: (file) =>
      downloadJson(`askwell-support-${isoDay(new Date(file.madeAt))}.json`, JSON.stringify(file, null, 2)),
  });
  return {
    check,
    supportFile,
    failure: failureMessage(check.error, CHECK_FAILED) ?? failureMessage(supportFile.error, FILE_FAILED),
  };
}

type Result = Outputs["admin"]["server"]["check"];
type Check = Result["checks"][number];

interface ChecksSectionProps {
  /** Undefined until checks have run on this page. */
  result: Result | undefined;
  isRunning: boolean;
}

function ChecksSection({ result, isRunning }: ChecksSectionProps) {
  const problems = result?.checks.filter(({ state }) => state === "problem").length;
  return (
    <Section
      title="Checks"
      hint={
        result && (
          <>
            Checked on <Time date={result.at} format={longDateTime} />
          </>
        )
      }
    >
      <VisuallyHidden role="status">
        {isRunning ? "Checking..." : problems !== undefined && summary(problems)}
      </VisuallyHidden>
      {result ? (
        <ul className={classes.list} aria-busy={isRunning || undefined}>
          {result.checks.map((check) => (
            <CheckRow key={check.name} check={check} />
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          “Run checks” tries the database, the data folder, email, the AI model, the address and the clock. It
          takes a few seconds and sends no email.
        </Text>
      )}
    </Section>
  );
}

const summary = (problems: number) =>
  problems === 0 ? "No problems found" : `${problems} ${problems === 1 ? "problem" : "problems"} found`;

const CHECK_BADGES = {
  ok: { label: "OK", color: "green", Icon: IconCheck },
  problem: { label: "Problem", color: "red", Icon: IconAlertTriangle },
  skipped: { label: "Not set up", color: "gray", Icon: IconCircle },
} as const;

function CheckRow({ check: { name, state, text } }: { check: Check }) {
  const { label, color, Icon } = CHECK_BADGES[state];
  return (
    <li className={classes.row}>
      <Text size="sm" fw={600}>
        {CHECK_NAMES[name]}
      </Text>
      <div>
        <Badge color={color} leftSection={<Icon size={14} aria-hidden />}>
          {label}
        </Badge>
      </div>
      <Text size="sm" className={classes.text}>
        {text}
      </Text>
    </li>
  );
}
