import { Button, Card, Group } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PublicTemplate } from "#shared/contracts/templates";
import { isOffered } from "#shared/domain/template";
import { branding } from "../../data/branding";
import { useParticipant } from "../../data/session";
import { trpc } from "../../data/trpc";
import { HiddenTitle } from "../../parts/hidden-title";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { TemplateFacts } from "../../parts/template-facts";
import { wordsIn } from "../../parts/words";
import { EmptyState } from "../../ui/empty-state";
import { isMissing } from "../../ui/errors";
import { focusHeading } from "../../ui/focus";
import { IconAlertTriangle } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { Loading } from "../../ui/loading";
import { LongText } from "../../ui/long-text";
import { notify } from "../../ui/notify";
import classes from "./direct-page.module.css";
import { DirectSteps } from "./direct-steps";

const route = getRouteApi("/direct-assessment/$templateId");

/** The start from a template's link: for visitors, and for participants who are signed in already. */
export function DirectPage() {
  const { templateId } = route.useParams();
  const template = trpc.templates.get.useQuery({ id: templateId });
  const participant = useParticipant();
  /** As the page opened: who registers here is signed in a moment later, and must not start over. */
  const [wasSignedIn, setWasSignedIn] = useState<boolean>();
  if (wasSignedIn === undefined && !participant.isPending) setWasSignedIn(Boolean(participant.data));
  const isUnavailable = template.error || (template.data?.isActive && !isOffered(template.data));
  if (isUnavailable || !template.data || wasSignedIn === undefined) {
    return (
      <PageFrame>
        <HiddenTitle title="Assessment" />
        {isUnavailable ? (
          <Unavailable
            onRetry={template.error && !isMissing(template.error) ? () => void template.refetch() : undefined}
          />
        ) : (
          <Loading text="Loading assessment..." />
        )}
      </PageFrame>
    );
  }
  if (!template.data.isActive) return <ToHome />;
  return <Start key={templateId} template={template.data} isSignedIn={wasSignedIn} />;
}

function Start({ template, isSignedIn }: { template: PublicTemplate; isSignedIn: boolean }) {
  const { id, title, description, language } = template;
  const words = wordsIn(language);
  return (
    <PageFrame width="chat">
      <div className={classes.layout}>
        <div>
          <p className={classes.inviter}>
            <bdi>{branding.name}</bdi> invites you
          </p>
          <PageTitle title={title} {...words} />
          {description && (
            <div className={classes.description}>
              <LongText lines={4} lang={words.lang}>
                {description}
              </LongText>
            </div>
          )}
          <TemplateFacts {...template} />
        </div>
        <Card p={{ base: "lg", sm: "xl" }}>
          <DirectSteps templateId={id} isSignedIn={isSignedIn} />
        </Card>
      </div>
    </PageFrame>
  );
}

/** @param onRetry where it is the connection or the server that failed */
function Unavailable({ onRetry }: { onRetry: (() => void) | undefined }) {
  function retry(): void {
    focusHeading();
    onRetry?.();
  }
  return (
    <EmptyState
      icon={<IconAlertTriangle size={28} aria-hidden />}
      title="Assessment not found or unavailable."
      action={
        <Group justify="center">
          <ButtonLink to="/">Return Home</ButtonLink>
          {onRetry && (
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
          )}
        </Group>
      }
    />
  );
}

const GONE = "This assessment is no longer available.";

/** The template is not offered any more. */
function ToHome() {
  const navigate = useNavigate();
  useEffect(() => {
    notify.error("Assessment Unavailable", GONE);
    void navigate({ to: "/", state: { problem: GONE }, replace: true });
  }, [navigate]);
  return null;
}
