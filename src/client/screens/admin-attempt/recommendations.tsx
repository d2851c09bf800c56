import { Group, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import type { Results } from "#shared/contracts/attempts";
import { trpc } from "../../data/trpc";
import { WrittenAdvice } from "../../parts/report/written-advice";
import { failureMessage } from "../../ui/errors";
import { FormError } from "../../ui/form-error";
import { IconRefresh, IconSparkles } from "../../ui/icons";
import { PendingButton } from "../../ui/pending-button";
import type { Attempt } from "./attempt-types";
import { DetailCard } from "./detail-card";

const FAILED = "Failed to generate AI recommendations";

const WRITTEN_BY = {
  ai: "AI-generated from the participant's answers",
  "built-in": "Prepared from the participant's answers without an AI model",
} as const;

/** What was recommended, or the button that has it written. Shown for completed attempts only (spec section 2). */
export function Recommendations({ attempt, results }: { attempt: Attempt; results: Results }) {
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
    meta: { done: ["Success", "AI recommendations generated successfully"], failed: FAILED },
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
    <DetailCard title="AI Recommendations" order={0} headingRef={heading}>
      {attempt.recommendations ? (
        <Stack gap="sm">
          {attempt.recommendationsBy && (
            <Text size="xs" c="dimmed">
              {WRITTEN_BY[attempt.recommendationsBy]}
            </Text>
          )}
          <WrittenAdvice results={results} />
        </Stack>
      ) : (
        <Stack align="flex-start" gap="sm">
          {attempt.recommendationState === "pending" ? (
            <Group gap="sm">
              <Text size="sm" c="dimmed">
                Being written…
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
              The recommendations could not be written. Generate them here; the participant will find them on
              the results page.
            </Text>
          )}
          <FormError message={failureMessage(generate.error, FAILED)} />
          <PendingButton
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
