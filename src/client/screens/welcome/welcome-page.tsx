import { Alert, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { branding } from "../../data/branding";
import { useCarriedProblem } from "../../data/carried-problem";
import { useParticipant } from "../../data/session";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import {
  IconAlertTriangle,
  IconArrowRight,
  IconClipboardList,
  IconMail,
  IconMessageCircle,
  IconSparkles,
} from "../../ui/icons";
import cardLink from "./card-link.module.css";
import { ContinueRow } from "./continue-row";
import classes from "./welcome-page.module.css";

const icon = { size: 22, stroke: 1.75, "aria-hidden": true } as const;

const STEPS = [
  { title: "Answer", text: "In a conversation or a form, at your own pace.", Icon: IconMessageCircle },
  { title: "Analysis", text: "Your answers are read in full, and in context.", Icon: IconClipboardList },
  { title: "Recommendations", text: "You get next steps that rest on what you said.", Icon: IconSparkles },
] as const;

/** The front door: begin, or come back (spec section 2). It waits for nothing; who is signed in sees one row more. */
export function WelcomePage() {
  const { data: participant } = useParticipant();
  const problem = useCarriedProblem();
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
          {problem} Please ask whoever sent you the link for a new one.
        </Alert>
      )}
      <div className={classes.hero}>
        <PageTitle title="Welcome" className={classes.title}>
          Understand your business in 15 minutes
        </PageTitle>
        <Text className={classes.lead}>
          Answer a short assessment in a conversation, and receive recommendations made for you.
        </Text>
      </div>

      <div className={classes.choices}>
        <section className={classes.choice} data-primary>
          <IconMessageCircle size={28} stroke={1.75} aria-hidden />
          <Title order={2}>Start Assessment</Title>
          <p>Begin a new assessment. You need your name and your email, no password.</p>
          <Link to="/start-assessment" className={cardLink.link}>
            Start Assessment
            <IconArrowRight size={18} stroke={2} aria-hidden />
          </Link>
        </section>
        <section className={classes.choice}>
          <IconMail size={28} stroke={1.75} aria-hidden />
          <Title order={2}>Access Assessments</Title>
          <p>
            Continue where you stopped, or read your results.{" "}
            {branding.mailDelivers
              ? "We email you a secure link."
              : "Whoever invited you gives you a secure link."}
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
