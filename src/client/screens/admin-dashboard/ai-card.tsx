import { Box, Text } from "@mantine/core";
import { type Outputs, trpc } from "../../data/trpc";
import { NO_MODEL } from "../../parts/no-model";
import { IconAlertTriangle } from "../../ui/icons";
import { AnchorLink } from "../../ui/links";
import { percent } from "../../ui/percent";
import { plural } from "../../ui/plural";
import { ProgressBar } from "../../ui/progress-bar";
import { StatusCard } from "./status-card";

type Today = Outputs["admin"]["ai"]["today"];

/** Who serves, and how much of today's budget is used. Where that cannot be told, the dashboard does without. */
export function AiCard() {
  const today = trpc.admin.ai.today.useQuery();
  if (today.isError) return null;
  return (
    <StatusCard title="AI" state={today.data && <State today={today.data} />}>
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
  untested: "The AI model has not passed its test yet. The built-in assistant serves until it has.",
  partly: "The AI model does what it has passed its test in, the built-in assistant does the rest.",
  serving: "An AI model reads open answers and writes the recommendations.",
  spent: "Today's budget is used up. The built-in assistant serves until midnight UTC.",
  unavailable: "The AI model does not answer at the moment. The built-in assistant serves meanwhile.",
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
        <ProgressBar value={share} label="Today's budget" />
      </Box>
      <Text size="sm" c="dimmed" mt={6} className="tabular">
        {used.toLocaleString("en-US")} of {plural(budget, "token")} used today in {plural(calls, "call")} (
        {share}%)
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        Participants who have opened no mailed link used {unverified.tokens.toLocaleString("en-US")} of the{" "}
        {plural(unverified.budget, "token")} that they share
        {unverified.tokens >= unverified.budget && ": the built-in assistant serves them until midnight UTC"}.
      </Text>
    </>
  );
}
