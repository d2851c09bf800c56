import { Group, Stack, Text, Title } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import type { Results } from "#shared/contracts/attempts";
import { displayName } from "#shared/domain/person";
import { PageTitle } from "../../components/page/page-title";
import { PaperContext, PrintHeader, usePrint, usePrinting } from "../../components/report/print";
import { Report, ReportTitle } from "../../components/report/report";
import { DimensionsCard } from "../../components/report/scores/dimensions-card";
import { OverallCard } from "../../components/report/scores/overall-card";
import { ScoreTools } from "../../components/report/scores/score-tools";
import { isValued } from "../../components/report/scores/score-view";
import { TemplateLanguage, useTemplateLanguage } from "../../components/template/template-language";
import { focusHeading } from "../../ui/browser/focus";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { IconArrowLeft } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import { AdminBar } from "./admin-bar";
import type { AttemptDetails, AttemptMessage, AttemptQuestionData } from "./attempt-data";
import { asParticipant, toResults } from "./attempt-data";
import classes from "./attempt-view.module.css";
import { ConversationCard } from "./conversation-card";
import { Recommendations, ResultsSummary } from "./recommendations";
import { ResponseSummary } from "./response-summary";
import { ReceiptCard, SideCards } from "./side-cards";

interface AttemptViewProps {
  attempt: AttemptDetails;
  /** Undefined if loading failed. */
  questions: readonly AttemptQuestionData[] | undefined;
  messages: readonly AttemptMessage[] | undefined;
  isAsParticipant: boolean;
  failed: unknown;
  onRetry: () => void;
}

/** Facts in the side column; scores, conversation, answers and recommendations in the main column. */
export function AttemptView(props: AttemptViewProps) {
  const { attempt, questions, messages, isAsParticipant, failed, onRetry } = props;
  const name = displayName(attempt.user);
  const results = toResults(attempt, questions);
  const isPrinting = usePrinting();
  usePrint(results, name);
  // The link that switched the view is unmounted, so the focus is lost.
  useDidUpdate(focusHeading, [isAsParticipant]);

  if (results && isAsParticipant && !isPrinting)
    return (
      <TemplateLanguage language={attempt.language}>
        <ParticipantView results={asParticipant(results)} participant={name} />
      </TemplateLanguage>
    );
  return (
    <TemplateLanguage language={attempt.language}>
      <div data-print={results && "hide"}>
        <AdminBar
          attempt={attempt}
          questions={questions}
          messages={messages}
          hasResults={results !== undefined}
        />
        <div className={classes.columns}>
          <div className={classes.side}>
            <SideCards attempt={attempt} />
          </div>
          <div className={classes.content}>
            {failed !== null && (
              <ErrorPanel
                message={errorMessage(failed, "Couldn't load some of the details.")}
                onRetry={onRetry}
              />
            )}
            {results && isValued(results) && (
              <div className={classes.scores}>
                <OverallCard results={results}>
                  <ScoreTools results={results} canTry={false} />
                </OverallCard>
                <DimensionsCard results={results} />
              </div>
            )}
            {messages && <ConversationCard messages={messages} />}
            {questions && questions.length > 0 && (
              <ResponseSummary
                questions={questions}
                responses={attempt.responses}
                isCompleted={attempt.status === "completed"}
              />
            )}
            {results && <ResultsSummary results={results} />}
            {results && <Recommendations attempt={attempt} results={results} />}
            <ReceiptCard id={attempt.id} />
          </div>
        </div>
      </div>
      {isPrinting && results && <PrintReport results={asParticipant(results)} participant={name} />}
    </TemplateLanguage>
  );
}

/** The participant's printout, for the admin's printer. It replaces the page on paper. */
function PrintReport({ results, participant }: { results: Results; participant: string }) {
  return (
    <Stack gap="lg">
      <PrintHeader participant={participant} completedAt={results.userAssessment.completedAt} />
      <div>
        <ReportTitle results={results}>
          <Title order={1}>{results.assessment.title}</Title>
        </ReportTitle>
      </div>
      <PaperContext value={true}>
        <Report results={results} />
      </PaperContext>
    </Stack>
  );
}

interface ParticipantViewProps {
  /** As the participant may see them. */
  results: Results;
  participant: string;
}

/** Read-only participant view. Uses the admin's session. */
function ParticipantView({ results, participant }: ParticipantViewProps) {
  const { id } = results.userAssessment;
  const langProps = useTemplateLanguage();
  return (
    <Stack gap="lg" maw={960} mx="auto" w="100%">
      <Group justify="space-between" data-print="hide">
        <Text size="sm" c="dimmed">
          This is what <bdi>{participant}</bdi> sees.
        </Text>
        <ButtonLink
          to="/admin/assessments/$id"
          params={{ id }}
          variant="default"
          size="sm"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        >
          Back to details
        </ButtonLink>
      </Group>
      <div>
        <ReportTitle results={results}>
          <PageTitle title={`${results.assessment.title} as ${participant} sees it`} {...langProps}>
            {results.assessment.title}
          </PageTitle>
        </ReportTitle>
      </div>
      <Report results={results} />
    </Stack>
  );
}
