import { Box, Card, Group, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { type Outputs, trpc } from "../../api/trpc";
import { mailDeliveryText, NO_MODEL } from "../../components/server/setup-alert";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import { numberText, percent } from "../../ui/format/numbers";
import { plural } from "../../ui/format/text";
import { IconAlertTriangle } from "../../ui/layout/icons";
import { AnchorLink } from "../../ui/layout/links";

interface StatusCardProps {
  title: string;
  state: ReactNode;
  children?: ReactNode;
}

/** Card for a part of the server that has a problem. */
function StatusCard({ title, state, children }: StatusCardProps) {
  const id = useId();
  return (
    <Card padding="md" component="section" aria-labelledby={id}>
      <Group gap="xs" mih={24}>
        <Text size="sm" fw={600} component="h2" id={id}>
          {title}
        </Text>
        {state}
      </Group>
      {children}
    </Card>
  );
}

type Today = Outputs["admin"]["ai"]["today"];
type MailSummary = Outputs["admin"]["outbox"]["summary"];

/** Status of email and the AI model in one line; a model with a problem gets a card. Omits what fails to load. */
export function StatusLine({ mail }: { mail: MailSummary | undefined }) {
  const { data: today } = trpc.admin.ai.today.useQuery();
  const hasProblem = today !== undefined && isProblem(today);
  const modelWithoutProblem = hasProblem ? undefined : today;
  return (
    <>
      {hasProblem && (
        <StatusCard title="AI model" state={<ModelState today={today} />}>
          <Budget today={today} />
          <AnchorLink to="/admin/model" size="sm" mt="sm" display="inline-block">
            Test this model
          </AnchorLink>
        </StatusCard>
      )}
      {(mail || modelWithoutProblem) && (
        <Text size="sm" c="dimmed" component="section" aria-label="Server" lh={1.7}>
          {mail && <Mail summary={mail} />}
          {mail && modelWithoutProblem && " · "}
          {modelWithoutProblem && <CalmModel today={modelWithoutProblem} />}
        </Text>
      )}
    </>
  );
}

function Mail({ summary }: { summary: MailSummary }) {
  const { waiting, failed } = summary;
  const hasFailed = failed > 0;
  return (
    <>
      {mailDeliveryText(summary)}{" "}
      <AnchorLink
        to="/admin/outbox"
        search={hasFailed ? { state: "failed" } : {}}
        inherit
        underline="always"
        c={hasFailed ? "var(--mantine-color-error)" : undefined}
      >
        {numberText(waiting)} waiting, {numberText(failed)} failed
      </AnchorLink>
    </>
  );
}

/** Whether the model isn't fully in use, or participants with an unconfirmed email have used up their budget. */
const isProblem = ({ state, unverified }: Today): boolean =>
  state !== "none" && (state !== "serving" || unverified.tokens >= unverified.budget);

function CalmModel({ today }: { today: Today }) {
  if (today.state === "none") return <>{NO_MODEL}</>;
  return (
    <>
      {STATE_TEXTS[today.state]}{" "}
      <AnchorLink to="/admin/model" inherit underline="always">
        {shareOf(today)}% of today's budget used
      </AnchorLink>
    </>
  );
}

const STATE_TEXTS: Record<Today["state"], string> = {
  none: NO_MODEL,
  untested:
    "Your AI model hasn't been tested yet. The built-in assistant is used until the model passes the test.",
  outdated: "Test your model again. The test has changed, so the built-in assistant is used until then.",
  partly: "The AI model handles the tasks it passed the test for. The built-in assistant handles the rest.",
  serving: "An AI model reads open answers and writes the recommendations.",
  spent: "Today's AI budget is used up. The built-in assistant takes over until midnight UTC.",
  unavailable: "The AI model isn't responding. The built-in assistant is used instead.",
};

function ModelState({ today: { state } }: { today: Today }) {
  const isAlarming = state !== "serving";
  return (
    <Text
      size="sm"
      c={isAlarming ? undefined : "dimmed"}
      component="span"
      display="inline-flex"
      style={{ alignItems: "center", gap: 6 }}
    >
      {isAlarming && <IconAlertTriangle size={16} stroke={1.75} aria-hidden style={{ flex: "none" }} />}
      {STATE_TEXTS[state]}
    </Text>
  );
}

const usedOf = ({ inputTokens, outputTokens }: Today): number => inputTokens + outputTokens;
const shareOf = (today: Today): number =>
  usedOf(today) >= today.budget ? 100 : percent(usedOf(today), today.budget);

function Budget({ today }: { today: Today }) {
  const { calls, budget, unverified } = today;
  const used = usedOf(today);
  const share = shareOf(today);
  return (
    <>
      <Box mt="sm">
        <ProgressBar value={share} label="Today's AI budget" />
      </Box>
      <Text size="sm" c="dimmed" mt={6} className="tabular">
        {numberText(used)} of {plural(budget, "token")} used today in {plural(calls, "call")} ({share}%)
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        Participants with an unconfirmed email have used {numberText(unverified.tokens)} of their shared{" "}
        {plural(unverified.budget, "token")}
        {unverified.tokens >= unverified.budget &&
          ". The built-in assistant takes over for them until midnight UTC"}
        .
      </Text>
    </>
  );
}
