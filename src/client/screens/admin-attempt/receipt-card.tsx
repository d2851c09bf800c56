import { Skeleton, Text } from "@mantine/core";
import type { SentKind } from "#shared/domain/ai-call";
import type { AttemptId } from "#shared/domain/ids";
import { type Outputs, trpc } from "../../data/trpc";
import { Fact, Facts } from "../../parts/fact";
import { NO_MODEL } from "../../parts/no-model";
import { capitalised } from "../../ui/capitalised";
import { errorMessage } from "../../ui/errors";
import { percent } from "../../ui/percent";
import { DetailCard } from "./detail-card";

type Receipt = Outputs["admin"]["ai"]["receipt"];

/** What an AI model was asked about this attempt. The kinds of things only: what they said stands on this page. */
export function ReceiptCard({ id }: { id: AttemptId }) {
  const receipt = trpc.admin.ai.receipt.useQuery({ id });
  return (
    <DetailCard title="AI Receipt" order={8}>
      {receipt.data ? (
        <Calls receipt={receipt.data} />
      ) : receipt.error ? (
        <Text size="sm" c="dimmed">
          {errorMessage(receipt.error, "The receipt could not be loaded.")}
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
        {isConfigured ? "No call to an AI model is on record for this attempt." : NO_MODEL}
      </Text>
    );
  }
  return (
    <>
      <Facts>
        <Fact name={models.length === 1 ? "Model" : "Models"}>{models.join(", ")}</Fact>
        <Fact name="Calls">
          {calls.toLocaleString("en-US")}
          {failed > 0 && `, ${failed.toLocaleString("en-US")} without a usable reply`}
        </Fact>
        <Fact name="Tokens in">
          {inputTokens.toLocaleString("en-US")}, {percent(cachedTokens, inputTokens)}% from the provider's
          cache
        </Fact>
        <Fact name="Tokens out">{outputTokens.toLocaleString("en-US")}</Fact>
        <Fact name="What was sent">{sentText(sent)}</Fact>
      </Facts>
      <Text size="xs" c="dimmed" mt="sm">
        The participant's name and email addresses are hidden from the model.
        {!isConfigured && " No AI model is configured any more."}
      </Text>
    </>
  );
}

const WORDS: Record<SentKind, string> = {
  assessment: "the assessment's title and description",
  focus: "its results analysis prompt",
  question: "its questions",
  questions: "its questions",
  guidance: "their analysis prompts",
  reply: "replies in the chat",
  "earlier-reply": "replies in the chat",
  answers: "the answers",
  values: "the values they come to",
  cards: "the advice cards that hold",
};

/** The kinds in the order they are listed above, each once: "its questions, replies in the chat". */
function sentText(sent: readonly SentKind[]): string {
  const kinds = new Set<string>(sent);
  const words = Object.entries(WORDS).flatMap(([kind, text]) => (kinds.has(kind) ? [text] : []));
  return capitalised([...new Set(words)].join(", "));
}
