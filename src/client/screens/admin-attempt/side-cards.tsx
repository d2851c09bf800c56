import { Avatar, Group, Skeleton, Text } from "@mantine/core";
import type { SentKind } from "#shared/domain/ai-call";
import type { AttemptId } from "#shared/domain/ids";
import { attemptDurationText } from "#shared/domain/lib/attempt-duration";
import { displayName, initials } from "#shared/domain/person";
import { type Outputs, trpc } from "../../api/trpc";
import { DescriptionItem, DescriptionList } from "../../components/attempt/description-list";
import { StatusBadge } from "../../components/attempt/status-badge";
import { NO_MODEL } from "../../components/server/setup-alert";
import { errorMessage } from "../../ui/feedback/errors";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import { longDateTime } from "../../ui/format/dates";
import { percent } from "../../ui/format/numbers";
import { capitalize } from "../../ui/format/text";
import { Time } from "../../ui/format/time";
import type { AttemptDetails } from "./attempt-data";
import { DetailCard } from "./detail-card";

/** Side column: assessment, participant, timeline and progress. */
export function SideCards({ attempt }: { attempt: AttemptDetails }) {
  return (
    <>
      <AssessmentCard attempt={attempt} />
      <ParticipantCard attempt={attempt} />
      {(attempt.startedAt || attempt.completedAt) && <TimelineCard attempt={attempt} />}
      <ProgressCard attempt={attempt} />
    </>
  );
}

function AssessmentCard({ attempt: { assessment, assessmentId } }: { attempt: AttemptDetails }) {
  return (
    <DetailCard title="Assessment" order={7}>
      <DescriptionList>
        <DescriptionItem name="Title">{assessment.title || "Unknown Assessment"}</DescriptionItem>
        <DescriptionItem name="Template ID">
          <span className="tabular">{assessmentId || "N/A"}</span>
        </DescriptionItem>
        {assessment.description && (
          <DescriptionItem name="Description">
            <span className="paragraphs">{assessment.description}</span>
          </DescriptionItem>
        )}
      </DescriptionList>
    </DetailCard>
  );
}

function ParticipantCard({ attempt: { user, status } }: { attempt: AttemptDetails }) {
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

function TimelineCard({ attempt: { startedAt, completedAt } }: { attempt: AttemptDetails }) {
  return (
    <DetailCard title="Timeline" order={8}>
      <DescriptionList>
        {startedAt && (
          <DescriptionItem name="Started">
            <Time date={startedAt} format={longDateTime} />
          </DescriptionItem>
        )}
        {completedAt && (
          <DescriptionItem name="Completed">
            <Time date={completedAt} format={longDateTime} />
          </DescriptionItem>
        )}
        {startedAt && (
          <DescriptionItem name="Duration">
            {attemptDurationText(startedAt, completedAt ?? new Date())}
          </DescriptionItem>
        )}
      </DescriptionList>
    </DetailCard>
  );
}

function ProgressCard({ attempt: { progress } }: { attempt: AttemptDetails }) {
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

type Receipt = Outputs["admin"]["ai"]["receipt"];

/** AI usage for this attempt. Lists only kinds of sent data; their contents are on this page. */
export function ReceiptCard({ id }: { id: AttemptId }) {
  const receipt = trpc.admin.ai.receipt.useQuery({ id });
  return (
    <DetailCard title="AI usage" order={9}>
      {receipt.data ? (
        <Calls receipt={receipt.data} />
      ) : receipt.error ? (
        <Text size="sm" c="dimmed">
          {errorMessage(receipt.error, "Couldn't load AI usage.")}
        </Text>
      ) : (
        <Skeleton className="appear-late" height={60} />
      )}
    </DetailCard>
  );
}

function Calls({ receipt }: { receipt: Receipt }) {
  const { isConfigured, calls, failed, models, sent, inputTokens, cachedTokens, outputTokens } = receipt;
  if (calls === 0) {
    return (
      <Text size="sm" c="dimmed">
        {isConfigured ? "No AI model was used for this assessment." : NO_MODEL}
      </Text>
    );
  }
  return (
    <>
      <DescriptionList>
        <DescriptionItem name={models.length === 1 ? "Model" : "Models"}>{models.join(", ")}</DescriptionItem>
        <DescriptionItem name="Calls">
          {calls.toLocaleString("en-US")}
          {failed > 0 && `, ${failed.toLocaleString("en-US")} failed`}
        </DescriptionItem>
        <DescriptionItem name="Input tokens">
          {inputTokens.toLocaleString("en-US")}, {percent(cachedTokens, inputTokens)}% from the provider's
          cache
        </DescriptionItem>
        <DescriptionItem name="Output tokens">{outputTokens.toLocaleString("en-US")}</DescriptionItem>
        <DescriptionItem name="Data sent">{sentText(sent)}</DescriptionItem>
      </DescriptionList>
      <Text size="xs" c="dimmed" mt="sm">
        The participant's name and all email addresses are hidden from the model.
        {!isConfigured && " The AI model is no longer connected."}
      </Text>
    </>
  );
}

const SENT_KIND_LABELS: Record<SentKind, string> = {
  assessment: "assessment title and description",
  focus: "results analysis prompt",
  question: "questions",
  questions: "questions",
  guidance: "analysis prompts",
  reply: "chat replies",
  "earlier-reply": "chat replies",
  answers: "answers",
  values: "scores",
  cards: "matching advice cards",
  sentences: "the model's own sentences",
};

/** Names of the sent data in the order of SENT_KIND_LABELS, without duplicates. */
function sentText(sent: readonly SentKind[]): string {
  const kinds = new Set<string>(sent);
  const words = Object.entries(SENT_KIND_LABELS).flatMap(([kind, text]) => (kinds.has(kind) ? [text] : []));
  return capitalize([...new Set(words)].join(", "));
}
