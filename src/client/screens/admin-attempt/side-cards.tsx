import { Avatar, Group, Text } from "@mantine/core";
import { durationText } from "#shared/domain/duration";
import { displayName, initials } from "#shared/domain/person";
import { Fact, Facts } from "../../parts/fact";
import { StatusBadge } from "../../parts/status-badge";
import { longDateTime } from "../../ui/dates";
import { ProgressBar } from "../../ui/progress-bar";
import { Time } from "../../ui/time";
import type { Attempt } from "./attempt-types";
import { DetailCard } from "./detail-card";

/** The left column: what, who, when and how far. */
export function SideCards({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <AssessmentCard attempt={attempt} />
      <ParticipantCard attempt={attempt} />
      {(attempt.startedAt || attempt.completedAt) && <TimelineCard attempt={attempt} />}
      <ProgressCard attempt={attempt} />
    </>
  );
}

function AssessmentCard({ attempt: { assessment, assessmentId } }: { attempt: Attempt }) {
  return (
    <DetailCard title="Assessment" order={6}>
      <Facts>
        <Fact name="Title">{assessment.title || "Unknown Assessment"}</Fact>
        <Fact name="Template ID">
          <span className="tabular">{assessmentId || "N/A"}</span>
        </Fact>
        {assessment.description && (
          <Fact name="Description">
            <span className="paragraphs">{assessment.description}</span>
          </Fact>
        )}
      </Facts>
    </DetailCard>
  );
}

function ParticipantCard({ attempt: { user, status } }: { attempt: Attempt }) {
  return (
    <DetailCard title="Participant" order={1} actions={<StatusBadge status={status} />}>
      <Group gap="sm" wrap="nowrap">
        <Avatar color="brand" size={42} aria-hidden>
          {initials(user)}
        </Avatar>
        <div>
          <Text fw={600} size="sm" dir="auto">
            {displayName(user)}
          </Text>
          <Text size="sm" c="dimmed">
            {user.email}
          </Text>
        </div>
      </Group>
    </DetailCard>
  );
}

function TimelineCard({ attempt: { startedAt, completedAt } }: { attempt: Attempt }) {
  return (
    <DetailCard title="Timeline" order={7}>
      <Facts>
        {startedAt && (
          <Fact name="Started">
            <Time date={startedAt} format={longDateTime} />
          </Fact>
        )}
        {completedAt && (
          <Fact name="Completed">
            <Time date={completedAt} format={longDateTime} />
          </Fact>
        )}
        {startedAt && <Fact name="Duration">{durationText(startedAt, completedAt ?? new Date())}</Fact>}
      </Facts>
    </DetailCard>
  );
}

function ProgressCard({ attempt: { progress } }: { attempt: Attempt }) {
  return (
    <DetailCard title="Progress" order={2}>
      <Group justify="space-between" mb={6}>
        <Text size="sm" c="dimmed">
          Completion
        </Text>
        <Text size="sm" fw={600} className="tabular">
          {progress}%
        </Text>
      </Group>
      <ProgressBar value={progress} label="Completion" height={12} />
    </DetailCard>
  );
}
