import { Alert, Button, Card, Group, Loader, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import type { Results } from "#shared/contracts/attempts";
import type { Advice } from "#shared/domain/cards/advice";
import { trpc } from "../../../api/trpc";
import { announce } from "../../../ui/feedback/announcer";
import { IconInfoCircle, IconSparkles } from "../../../ui/layout/icons";
import { GrowingMarkdown } from "../../attempt/safe-markdown";
import classes from "../report.module.css";
import { useAdviceHeadings } from "./use-advice-headings";
import { StreamedAdvice } from "./written-advice";

const AUTHOR_LABELS = {
  ai: "AI-generated from your answers",
  "built-in": "Prepared from your answers without AI",
} as const;

/** Recommendations in their current state: ready, being written or failed. If there are none, a summary. */
export function RecommendationsCard({ results }: { results: Results }) {
  const { id, recommendations, recommendationsBy, recommendationState, advice, summary } =
    results.userAssessment;
  const { headings, inLanguage } = useAdviceHeadings();
  const isPending = recommendationState === "pending";
  const { text, isLost, resume } = useRecommendationStream(id, isPending);
  if (advice && isEmpty(advice)) return null;
  if (recommendations) {
    const isAdvised = advice === null || advice.items.length > 0;
    const heading = isAdvised ? headings.recommendations : headings.yourResults;
    return (
      <Card component="section" aria-labelledby="recommendations">
        {isAdvised && recommendationsBy !== "built-in" ? (
          <Heading icon={<IconSparkles size={22} aria-hidden />}>AI Recommendations</Heading>
        ) : (
          <Heading {...inLanguage}>{heading}</Heading>
        )}
        {isAdvised && recommendationsBy && (
          <Text size="sm" c="dimmed" mb="md" className={classes.author}>
            {AUTHOR_LABELS[recommendationsBy]}
          </Text>
        )}
        <StreamedAdvice results={results} isBelowStart />
      </Card>
    );
  }
  if (isPending) {
    return (
      <Card
        component="section"
        aria-labelledby="recommendations"
        aria-busy={!isLost}
        className={classes.screenOnly}
      >
        <Heading {...inLanguage}>{headings.recommendations}</Heading>
        <Stack align="flex-start" gap="md">
          <Group gap="xs" wrap="nowrap" role="status">
            {!isLost && <Loader size="xs" aria-hidden />}
            <Text size="sm" c="dimmed">
              {isLost
                ? "Connection lost. Your recommendations are still being written."
                : "Your recommendations are being written…"}
            </Text>
          </Group>
          {isLost && (
            <Button variant="default" size="sm" onClick={resume}>
              Check again
            </Button>
          )}
          {text && <GrowingMarkdown>{text}</GrowingMarkdown>}
        </Stack>
      </Card>
    );
  }
  return (
    <>
      {summary && !isEmpty(summary) && (
        <Card component="section" aria-labelledby="recommendations">
          <Heading {...inLanguage}>{headings.yourResults}</Heading>
          <StreamedAdvice results={results} />
        </Card>
      )}
      {recommendationState === "failed" && <NotCreated />}
    </>
  );
}

function NotCreated() {
  return (
    <Alert icon={<IconInfoCircle size={20} aria-hidden />} color="gray" className={classes.screenOnly}>
      We couldn't create your recommendations. Your answers are saved. Ask the person who invited you to
      generate them.
    </Alert>
  );
}

/** Whether the advice would only repeat the answers, which the page lists anyway. */
const isEmpty = ({ basis, contradictions, notes }: Advice) =>
  basis === "answers" && contradictions.length + notes.length === 0;

interface HeadingProps {
  icon?: ReactNode;
  lang?: string | undefined;
  dir?: "auto";
  children: string;
}

function Heading({ icon, children, ...language }: HeadingProps) {
  return (
    <Title order={2} id="recommendations" tabIndex={-1} className={classes.heading} {...language}>
      {icon}
      {children}
    </Title>
  );
}

/**
 * Subscribes to recommendations being written, and refetches the results at the end. If the browser can't restore a
 * lost connection, `isLost` is set until `resume` is called.
 */
function useRecommendationStream(attemptId: number, isPending: boolean) {
  const [text, setText] = useState("");
  const [isLost, setLost] = useState(false);
  const utils = trpc.useUtils();
  const refetchResults = () => utils.user.attempts.results.invalidate({ id: attemptId });
  const hasEnded = useRef(false);
  const markLost = () => {
    if (hasEnded.current) return;
    setLost(true);
    void refetchResults();
  };
  const { reset } = trpc.recommendations.watch.useSubscription(
    { attemptId },
    {
      enabled: isPending,
      onData: (event) => {
        if (event.type === "draft") setText(event.text);
        else if (event.type === "delta") setText((text) => text + event.text);
        else {
          hasEnded.current = true;
          if (event.type === "ready") announce("Your results are ready.");
          void refetchResults();
        }
      },
      onComplete: markLost,
      onError: markLost,
    },
  );
  const resume = () => {
    setLost(false);
    reset();
  };
  return { text, isLost, resume };
}
