import { Alert, Button, Card, Group, Loader, Stack, Text, Title } from "@mantine/core";
import type { Results } from "#shared/contracts/attempts";
import { IconInfoCircle, IconSparkles } from "../../ui/icons";
import { GrowingMarkdown } from "../safe-markdown";
import classes from "./report.module.css";
import { useArrivingRecommendations } from "./use-arriving";
import { WrittenAdvice } from "./written-advice";

const WRITTEN_BY = {
  ai: "AI-generated from your answers",
  "built-in": "Prepared from your answers without an AI model",
} as const;

/** The recommendations: finished, arriving, or not to be had. Left out when nothing asked for them. */
export function RecommendationsCard({ results }: { results: Results }) {
  const { id, recommendations, recommendationsBy, recommendationState } = results.userAssessment;
  const isPending = recommendationState === "pending";
  const { text, isLost, resume } = useArrivingRecommendations(id, isPending);
  if (recommendations) {
    return (
      <Card component="section" aria-labelledby="recommendations">
        <Heading />
        {recommendationsBy && (
          <Text size="sm" c="dimmed" mb="md" className={classes.author}>
            {WRITTEN_BY[recommendationsBy]}
          </Text>
        )}
        <WrittenAdvice results={results} />
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
        <Heading />
        <Stack align="flex-start" gap="md">
          <Group gap="xs" wrap="nowrap" role="status">
            {!isLost && <Loader size="xs" aria-hidden />}
            <Text size="sm" c="dimmed">
              {isLost
                ? "Your recommendations are still being written, but the connection was lost."
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
  if (recommendationState !== "failed") return null;
  return (
    <Alert icon={<IconInfoCircle size={20} aria-hidden />} color="gray" className={classes.screenOnly}>
      Your recommendations are not ready. Your answers are safe, and the people who invited you can create
      them.
    </Alert>
  );
}

function Heading() {
  return (
    <Title order={2} id="recommendations" tabIndex={-1} className={classes.heading}>
      <IconSparkles size={22} aria-hidden />
      AI Recommendations
    </Title>
  );
}
