import { Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { trpc } from "../../data/trpc";
import { wordsIn } from "../../parts/words";
import { IconArrowRight } from "../../ui/icons";
import { ProgressBar } from "../../ui/progress-bar";
import cardLink from "./card-link.module.css";
import classes from "./continue-row.module.css";

/** The way back into the newest open assessment, for who is signed in; nothing while there is none. */
export function ContinueRow() {
  const { data: current } = trpc.user.attempts.current.useQuery();
  if (!current) return null;
  const { id, title, language, status, progress } = current;
  return (
    <section className={classes.row}>
      <div className={classes.what}>
        <Title order={2} size="h3">
          {status === "not_started" ? "Your assessment is waiting for you" : "Continue where you left off"}
        </Title>
        <p {...wordsIn(language)} className={classes.title}>
          {title}
        </p>
        <div className={classes.progress}>
          <ProgressBar value={progress} label="Progress" className={classes.bar} />
          <span className="tabular">{progress}%</span>
        </div>
      </div>
      <Link to="/assessment/$id/chat" params={{ id }} className={cardLink.link}>
        {status === "not_started" ? "Start" : "Continue"}
        <IconArrowRight size={18} stroke={2} aria-hidden />
      </Link>
    </section>
  );
}
