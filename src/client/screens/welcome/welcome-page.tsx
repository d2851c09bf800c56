import { Alert, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { branding } from "../../api/branding";
import { useParticipant } from "../../api/session";
import { trpc } from "../../api/trpc";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { NotYou } from "../../components/sign-in/sign-out";
import { languageAttributes } from "../../components/template/template-language";
import { useFlashError } from "../../state/flash-error";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import {
  IconAlertTriangle,
  IconArrowRight,
  IconClipboardList,
  IconMail,
  IconMessageCircle,
  IconSparkles,
} from "../../ui/layout/icons";
import cardLink from "./card-link.module.css";
import continueRowClasses from "./continue-row.module.css";
import classes from "./welcome-page.module.css";

const icon = { size: 22, stroke: 1.75, "aria-hidden": true } as const;

const STEPS = [
  { title: "Answers", text: "In a chat or a form, at your own pace.", Icon: IconMessageCircle },
  { title: "Analysis", text: "We look at all your answers together.", Icon: IconClipboardList },
  { title: "Recommendations", text: "Get next steps based on your answers.", Icon: IconSparkles },
] as const;

/** Landing page. Renders without waiting for data; signed-in participants also see a row to continue. */
export function WelcomePage() {
  const { data: participant } = useParticipant();
  const problem = useFlashError();
  return (
    <PageFrame width="wide" footer={<Link to="/admin">Admin Login</Link>}>
      {problem && (
        <Alert
          color="red"
          title="Assessment Unavailable"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          maw={920}
          mx="auto"
          mb="lg"
        >
          {problem} Please ask the person who sent you the link for a new one.
        </Alert>
      )}
      <div className={classes.hero}>
        <PageTitle title="Welcome" className={classes.title}>
          Understand your business in 15 minutes
        </PageTitle>
        <Text className={classes.lead}>
          Take a short assessment and get recommendations based on your answers.
        </Text>
      </div>

      <div className={classes.choices}>
        <section className={classes.choice} data-primary>
          <IconMessageCircle size={28} stroke={1.75} aria-hidden />
          <Title order={2}>Start Assessment</Title>
          <p>Start a new assessment. All you need is your name and email.</p>
          <Link to="/start-assessment" className={cardLink.link}>
            Start Assessment
            <IconArrowRight size={18} stroke={2} aria-hidden />
          </Link>
        </section>
        <section className={classes.choice}>
          <IconMail size={28} stroke={1.75} aria-hidden />
          <Title order={2}>Access Assessments</Title>
          <p>
            Continue an assessment or view your results.{" "}
            {branding.mailDelivers
              ? "We'll email you a secure link."
              : "Ask the person who invited you for a secure link."}
          </p>
          <Link to="/access" className={cardLink.link}>
            Access Portal
            <IconArrowRight size={18} stroke={2} aria-hidden />
          </Link>
        </section>
      </div>

      {participant && <ContinueRow />}

      <ol className={classes.steps} aria-label="How it works">
        {STEPS.map(({ title, text, Icon }) => (
          <li key={title}>
            <span className={classes.stepIcon}>
              <Icon {...icon} />
            </span>
            <span>
              <strong>{title}</strong>
              <span className={classes.stepText}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </PageFrame>
  );
}

/** Link to the newest open attempt; nothing if there is none. */
function ContinueRow() {
  const { data: current } = trpc.user.attempts.current.useQuery();
  if (!current) return null;
  const { id, title, language, status, progress } = current;
  return (
    <section className={continueRowClasses.row}>
      <div className={continueRowClasses.what}>
        <Title order={2} size="h3">
          {status === "not_started" ? "Your assessment is waiting for you" : "Continue where you left off"}
        </Title>
        <p {...languageAttributes(language)} className={continueRowClasses.title}>
          {title}
        </p>
        <div className={continueRowClasses.progress}>
          <ProgressBar value={progress} label="Progress" className={continueRowClasses.bar} />
          <span className="tabular">{progress}%</span>
        </div>
      </div>
      <NotYou />
      <Link to="/assessment/$id/chat" params={{ id }} className={cardLink.link}>
        {status === "not_started" ? "Start" : "Continue"}
        <IconArrowRight size={18} stroke={2} aria-hidden />
      </Link>
    </section>
  );
}
