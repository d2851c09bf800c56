import { Group, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import type { Results } from "#shared/contracts/attempts";
import { trpc } from "../../api/trpc";
import { StreamedAdvice } from "../../components/report/advice/written-advice";
import { failureMessage } from "../../ui/feedback/errors";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { IconRefresh, IconSparkles } from "../../ui/layout/icons";
import type { AttemptDetails } from "./attempt-data";
import { DetailCard } from "./detail-card";

const FAILED = "Failed to generate AI recommendations";

const NO_CARDS =
  "This assessment had no advice cards when it started, so there is nothing to recommend yet. An AI model can write recommendations from the answers.";
const NOT_CREATED =
  "Recommendations couldn't be created automatically. Generate them here to show them on the participant's results page.";

const AUTHOR_LABELS = {
  ai: "AI-generated from the participant's answers",
  "built-in": "Prepared from the participant's answers without an AI model",
} as const;

/** The summary a participant reads instead of recommendations; nothing if it would only repeat the answers. */
export function ResultsSummary({ results }: { results: Results }) {
  const { summary } = results.userAssessment;
  if (!summary || summary.standing.length + summary.lookFirst.length === 0) return null;
  return (
    <DetailCard title="Results summary" order={6}>
      <StreamedAdvice results={results} />
    </DetailCard>
  );
}

/** Recommendations, or the button to generate them. For completed attempts only. */
export function Recommendations({ attempt, results }: { attempt: AttemptDetails; results: Results }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const utils = trpc.useUtils();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    const key = { id: attempt.id };
    setRefreshing(true);
    await utils.admin.attempts.get.invalidate(key);
    setRefreshing(false);
    if (utils.admin.attempts.get.getData(key)?.recommendations) heading.current?.focus();
  };
  const generate = trpc.admin.attempts.generateRecommendations.useMutation({
    meta: { successToast: ["Success", "AI recommendations generated successfully"], errorText: FAILED },
    onSuccess: (updated) => {
      utils.admin.attempts.get.setData({ id: attempt.id }, updated);
      heading.current?.focus();
    },
    onError: () => {
      // They may have been written since the page was loaded.
      void refresh();
    },
    onSettled: () => void utils.admin.ai.receipt.invalidate({ id: attempt.id }),
  });

  return (
    <DetailCard
      title={attempt.recommendationsBy === "built-in" ? "Recommendations" : "AI Recommendations"}
      order={6}
      headingRef={heading}
    >
      {attempt.recommendations ? (
        <Stack gap="sm">
          {attempt.recommendationsBy && (
            <Text size="xs" c="dimmed">
              {AUTHOR_LABELS[attempt.recommendationsBy]}
            </Text>
          )}
          <StreamedAdvice results={results} />
        </Stack>
      ) : (
        <Stack align="flex-start" gap="sm">
          {attempt.recommendationState === "pending" ? (
            <Group gap="sm">
              <Text size="sm" c="dimmed">
                Writing recommendations…
              </Text>
              <PendingButton
                variant="default"
                size="xs"
                leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
                pending={refreshing}
                onClick={() => void refresh()}
              >
                Refresh
              </PendingButton>
            </Group>
          ) : (
            <Text size="sm" c="dimmed">
              {attempt.recommendationState === "none" ? NO_CARDS : NOT_CREATED}
            </Text>
          )}
          <FormErrorText message={failureMessage(generate.error, FAILED)} />
          <PendingButton
            size="sm"
            leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden />}
            pending={generate.isPending}
            pendingLabel="Generating..."
            onClick={() => generate.mutate({ id: attempt.id })}
          >
            Generate AI Recommendations
          </PendingButton>
          <Text size="sm" c="dimmed" role="status">
            {generate.isPending && "Analyzing conversation..."}
          </Text>
        </Stack>
      )}
    </DetailCard>
  );
}
