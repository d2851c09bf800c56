import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { displayName } from "#shared/domain/person";
import { trpc } from "../../data/trpc";
import { PageTitle } from "../../parts/page-title";
import { IconChevronLeft, IconChevronRight, IconEye, IconPrinter } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import classes from "./admin-bar.module.css";
import type { Attempt, Message, Question } from "./attempt-types";
import { ExportButton } from "./export-button";

interface AdminBarProps {
  attempt: Attempt;
  /** Undefined until they are loaded. */
  questions: readonly Question[] | undefined;
  messages: readonly Message[] | undefined;
  /** Whether there is a result to print and to read as its participant does. */
  hasResults: boolean;
}

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** Whose attempt this is, what an admin can do with it, and the way to its neighbours in the list. */
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
              Print Report
            </Button>
          </>
        )}
        <ExportButton attempt={attempt} questions={questions} messages={messages} />
        <Neighbours id={attempt.id} />
      </div>
    </Group>
  );
}

/** The attempts above and below in the list, the newest first. */
function Neighbours({ id }: { id: number }) {
  const { data } = trpc.admin.attempts.beside.useQuery({ id });
  return (
    <nav aria-label="Attempts" className={classes.neighbours}>
      <Neighbour id={data?.newer} label="Previous attempt" icon={<IconChevronLeft {...icon} />} />
      <Neighbour id={data?.older} label="Next attempt" icon={<IconChevronRight {...icon} />} />
    </nav>
  );
}

interface NeighbourProps {
  /** Nothing at the list's end. */
  id: number | null | undefined;
  label: string;
  icon: ReactNode;
}

function Neighbour({ id, label, icon }: NeighbourProps) {
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
