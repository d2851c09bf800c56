import { Button, Card, Group } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { PublicTemplate } from "#shared/contracts/templates";
import { isStartable } from "#shared/domain/template";
import { branding } from "../../api/branding";
import { useParticipant, useSessionChange } from "../../api/session";
import { trpc } from "../../api/trpc";
import { StartingPanel } from "../../components/attempt/starting-panel";
import { PageFrame } from "../../components/page/page-frame";
import { HiddenTitle, PageTitle } from "../../components/page/page-title";
import { TemplateFacts } from "../../components/template/template-facts";
import { languageAttributes } from "../../components/template/template-language";
import { dropAllDrafts } from "../../state/drafts";
import { focusHeading } from "../../ui/browser/focus";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage, isMissing } from "../../ui/feedback/errors";
import { Loading } from "../../ui/feedback/loading";
import { notify } from "../../ui/feedback/notify";
import { ExpandableText } from "../../ui/layout/expandable-text";
import { IconAlertTriangle } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import classes from "./direct-page.module.css";
import { DirectSteps } from "./direct-steps";

const route = getRouteApi("/direct-assessment/$templateId");

/** Start page of a template's link, for visitors and signed-in participants. */
export function DirectPage() {
  const { templateId } = route.useParams();
  const template = trpc.templates.get.useQuery({ id: templateId });
  const participant = useParticipant();
  /** Read once: registering here signs the visitor in, which must not restart the steps. */
  const [wasSignedIn, setWasSignedIn] = useState<boolean>();
  if (wasSignedIn === undefined && !participant.isPending) setWasSignedIn(Boolean(participant.data));
  const isUnavailable = template.error || (template.data?.isActive && !isStartable(template.data));
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
  if (!template.data.isActive) return <RedirectHome />;
  return (
    <Start
      key={templateId}
      template={template.data}
      isSignedIn={wasSignedIn}
      onSignedOut={() => setWasSignedIn(false)}
    />
  );
}

interface StartProps {
  template: PublicTemplate;
  isSignedIn: boolean;
  /** Called after sign-out, when cached data was cleared, so the next person can start. */
  onSignedOut: () => void;
}

function Start({ template, isSignedIn, onSignedOut }: StartProps) {
  const { id, title, description, language, isSharedDevice } = template;
  const langProps = languageAttributes(language);
  return (
    <PageFrame width="chat">
      <div className={classes.layout}>
        <div>
          <p className={classes.inviter}>
            <bdi>{branding.name}</bdi> invites you
          </p>
          <PageTitle title={title} {...langProps} />
          {description && (
            <div className={classes.description}>
              <ExpandableText lines={4} lang={langProps.lang}>
                {description}
              </ExpandableText>
            </div>
          )}
          <TemplateFacts {...template} />
        </div>
        <Card p={{ base: "lg", sm: "xl" }}>
          {isSharedDevice && isSignedIn ? (
            <StartOver onDone={onSignedOut} />
          ) : (
            <DirectSteps
              key={String(isSignedIn)}
              templateId={id}
              isSignedIn={isSignedIn}
              onSignedOut={onSignedOut}
            />
          )}
        </Card>
      </div>
    </PageFrame>
  );
}

/** @param onRetry set if the request failed for a reason other than a missing template */
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

const UNAVAILABLE = "This assessment is no longer available.";

/** Leaves the page because the template is no longer active. */
function RedirectHome() {
  const navigate = useNavigate();
  useEffect(() => {
    notify.error("Assessment Unavailable", UNAVAILABLE);
    void navigate({ to: "/", state: { problem: UNAVAILABLE }, replace: true });
  }, [navigate]);
  return null;
}

/** Shared devices only: signs out the previous participant without asking. */
function StartOver({ onDone }: { onDone: () => void }) {
  const isAsked = useRef(false);
  const { signedOut } = useSessionChange();
  const logout = trpc.user.auth.logout.useMutation({
    onSuccess: () => {
      dropAllDrafts();
      signedOut("participant");
      onDone();
    },
  });
  const begin = () => logout.mutate();
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    begin();
  });
  return logout.error ? (
    <ErrorPanel message={errorMessage(logout.error, "Failed to logout. Please try again.")} onRetry={begin} />
  ) : (
    <StartingPanel />
  );
}
