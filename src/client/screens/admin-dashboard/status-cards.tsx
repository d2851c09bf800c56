import { Box, Card, Group, Skeleton, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { type Outputs, trpc } from "../../api/trpc";
import { NO_MODEL } from "../../components/server/setup-alert";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import { percent } from "../../ui/format/numbers";
import { plural } from "../../ui/format/text";
import { IconAlertTriangle } from "../../ui/layout/icons";
import { AnchorLink } from "../../ui/layout/links";

interface StatusCardProps {
  title: string;
  /** How it stands, in one line; undefined while nobody knows. */
  state: ReactNode;
  children?: ReactNode;
}

/** How a part of the server stands. */
export function StatusCard({ title, state, children }: StatusCardProps) {
  const id = useId();
  return (
    <Card padding="md" component="section" aria-labelledby={id}>
      <Group gap="xs" mih={24}>
        <Text size="sm" fw={600} component="h2" id={id}>
          {title}
        </Text>
        {state ?? <Skeleton className="appear-late" height={16} width={280} />}
      </Group>
      {children}
    </Card>
  );
}

type Today = Outputs["admin"]["ai"]["today"];

/** Who serves, and how much of today's budget is used. Where that cannot be told, the dashboard does without. */
export function AiCard() {
  const today = trpc.admin.ai.today.useQuery();
  if (today.isError) return null;
  return (
    <StatusCard title="AI model" state={today.data && <State today={today.data} />}>
      {today.data && today.data.state !== "none" && (
        <>
          <Budget today={today.data} />
          <AnchorLink to="/admin/model" size="sm" mt="sm" display="inline-block">
            Test this model
          </AnchorLink>
        </>
      )}
    </StatusCard>
  );
}

const WORDS: Record<Today["state"], string> = {
  none: NO_MODEL,
  untested:
    "Your AI model hasn't been tested yet. The built-in assistant is used until the model passes the test.",
  outdated: "Test your model again. The test has changed, so the built-in assistant is used until then.",
  partly: "The AI model handles the tasks it passed the test for. The built-in assistant handles the rest.",
  serving: "An AI model reads open answers and writes the recommendations.",
  spent: "Today's AI budget is used up. The built-in assistant takes over until midnight UTC.",
  unavailable: "The AI model isn't responding. The built-in assistant is used instead.",
};

function State({ today: { state } }: { today: Today }) {
  const isAlarming = state !== "none" && state !== "serving";
  return (
    <Text
      size="sm"
      c={isAlarming ? undefined : "dimmed"}
      component="span"
      display="inline-flex"
      style={{ alignItems: "center", gap: 6 }}
    >
      {isAlarming && <IconAlertTriangle size={16} stroke={1.75} aria-hidden style={{ flex: "none" }} />}
      {WORDS[state]}
    </Text>
  );
}

function Budget({ today: { calls, inputTokens, outputTokens, budget, unverified } }: { today: Today }) {
  const used = inputTokens + outputTokens;
  const share = used >= budget ? 100 : percent(used, budget);
  return (
    <>
      <Box mt="sm">
        <ProgressBar value={share} label="Today's AI budget" />
      </Box>
      <Text size="sm" c="dimmed" mt={6} className="tabular">
        {used.toLocaleString("en-US")} of {plural(budget, "token")} used today in {plural(calls, "call")} (
        {share}%)
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        Participants with an unconfirmed email have used {unverified.tokens.toLocaleString("en-US")} of their
        shared {plural(unverified.budget, "token")}
        {unverified.tokens >= unverified.budget &&
          ". The built-in assistant takes over for them until midnight UTC"}
        .
      </Text>
    </>
  );
}
