import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { exportFileName, exportText, MISSING_ANSWER } from "#shared/domain/attempt-file";
import { displayName } from "#shared/domain/person";
import { useAdmin } from "../../api/session";
import { trpc } from "../../api/trpc";
import { PageTitle } from "../../components/page/page-title";
import { downloadJson } from "../../ui/browser/download";
import { notify } from "../../ui/feedback/notify";
import { IconChevronLeft, IconChevronRight, IconDownload, IconEye, IconPrinter } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import classes from "./admin-bar.module.css";
import type { AttemptDetails, AttemptMessage, AttemptQuestionData } from "./attempt-data";

interface AdminBarProps {
  attempt: AttemptDetails;
  /** Undefined until loaded. */
  questions: readonly AttemptQuestionData[] | undefined;
  messages: readonly AttemptMessage[] | undefined;
  /** Whether there are results to print and view as the participant. */
  hasResults: boolean;
}

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** Participant and title, actions, and links to the previous and next attempt. */
export function AdminBar({ attempt, questions, messages, hasResults }: AdminBarProps) {
  const name = displayName(attempt.user);
  const title = attempt.assessment.title || "Unknown Assessment";
  return (
    <Group justify="space-between" mb="lg">
      <div>
        <PageTitle title={`${name}: ${title}`}>{name}</PageTitle>
        <Text c="dimmed" dir="auto">
          {title}
        </Text>
      </div>
      <div className={classes.actions}>
        {hasResults && (
          <>
            <ButtonLink
              to="/admin/assessments/$id"
              params={{ id: attempt.id }}
              search={{ as: "participant" }}
              variant="default"
              leftSection={<IconEye {...icon} />}
            >
              View as participant
            </ButtonLink>
            <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
              Print report
            </Button>
          </>
        )}
        <ExportButton attempt={attempt} questions={questions} messages={messages} />
        <Neighbors id={attempt.id} />
      </div>
    </Group>
  );
}

function Neighbors({ id }: { id: number }) {
  const { data } = trpc.admin.attempts.beside.useQuery({ id });
  return (
    <nav aria-label="Other assessments" className={classes.neighbors}>
      <Neighbor id={data?.newer} label="Previous assessment" icon={<IconChevronLeft {...icon} />} />
      <Neighbor id={data?.older} label="Next assessment" icon={<IconChevronRight {...icon} />} />
    </nav>
  );
}

interface NeighborProps {
  /** Null or undefined at the end of the list. */
  id: number | null | undefined;
  label: string;
  icon: ReactNode;
}

function Neighbor({ id, label, icon }: NeighborProps) {
  const look = { variant: "default", px: 12, "aria-label": label } as const;
  return id ? (
    <ButtonLink to="/admin/assessments/$id" params={{ id }} {...look}>
      {icon}
    </ButtonLink>
  ) : (
    <Button aria-disabled data-disabled {...look}>
      {icon}
    </Button>
  );
}

interface ExportButtonProps {
  attempt: AttemptDetails;
  questions: readonly AttemptQuestionData[] | undefined;
  messages: readonly AttemptMessage[] | undefined;
}

function ExportButton({ attempt, questions, messages }: ExportButtonProps) {
  const admin = useAdmin();
  const save = () => {
    if (!questions || !messages) {
      notify.error("Export Failed", "Assessment data not ready for export");
      return;
    }
    try {
      const now = new Date();
      const adminEmail = admin.data?.email;
      const source = { attempt, questions, messages, adminEmail, missingAnswer: MISSING_ANSWER.details, now };
      downloadJson(exportFileName(attempt, now), exportText(source));
      notify.success("Export Successful", "Assessment results have been downloaded as JSON");
    } catch {
      notify.error("Export Failed", "Failed to export assessment results");
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={save}
    >
      Export JSON
    </Button>
  );
}
