import type { ReactNode } from "react";
import { QUIET_DAYS } from "#shared/domain/list-options";
import type { Outputs } from "../../api/trpc";
import { numberText } from "../../ui/format/numbers";
import {
  IconChevronRight,
  IconCircleCheck,
  IconClock,
  IconFileText,
  IconMail,
  IconSend,
} from "../../ui/layout/icons";
import { AnchorLink } from "../../ui/layout/links";
import { Section } from "../../ui/layout/section";
import classes from "./needs-you.module.css";

/** The server stops counting after this number. */
const MAX_COUNT = 1_000;

interface NeedsYouProps {
  attention: Outputs["admin"]["dashboard"]["overview"]["attention"];
  failedMails: number;
}

/** Open tasks for an admin, each linking to the matching list. */
export function NeedsYou({ attention: { unread, stuck, unopened }, failedMails }: NeedsYouProps) {
  const isCalm = unread + stuck + unopened + failedMails === 0;
  return (
    <Section title="Needs you">
      {isCalm ? (
        <p className={classes.calm}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          Nothing needs you right now.
        </p>
      ) : (
        <ul className={classes.lines}>
          {unread > 0 && (
            <Line Icon={IconFileText}>
              <AnchorLink to="/admin/assessments" search={{ status: "unread" }} className={classes.link}>
                {counted(unread, "finished result")} you haven't read
              </AnchorLink>
            </Line>
          )}
          {stuck > 0 && (
            <Line Icon={IconClock}>
              <AnchorLink to="/admin/assessments" search={{ status: "stuck" }} className={classes.link}>
                {counted(stuck, "started assessment")} with no answer for {QUIET_DAYS} days
              </AnchorLink>
            </Line>
          )}
          {unopened > 0 && (
            <Line Icon={IconSend}>
              <AnchorLink to="/admin/assessments" search={{ status: "unopened" }} className={classes.link}>
                {counted(unopened, "assigned assessment")} not opened for {QUIET_DAYS} days
              </AnchorLink>
            </Line>
          )}
          {failedMails > 0 && (
            <Line Icon={IconMail}>
              <AnchorLink to="/admin/outbox" search={{ state: "failed" }} className={classes.link}>
                {counted(failedMails, "email")} that couldn't be delivered
              </AnchorLink>
            </Line>
          )}
        </ul>
      )}
    </Section>
  );
}

const counted = (count: number, noun: string) => (
  <>
    <strong>{count > MAX_COUNT ? `More than ${numberText(MAX_COUNT)}` : numberText(count)}</strong> {noun}
    {count === 1 ? "" : "s"}
  </>
);

interface LineProps {
  Icon: typeof IconClock;
  /** Link; its click area covers the whole line. */
  children: ReactNode;
}

const Line = ({ Icon, children }: LineProps) => (
  <li className={classes.line}>
    <Icon size={20} stroke={1.75} aria-hidden />
    {children}
    <IconChevronRight size={18} stroke={1.75} aria-hidden />
  </li>
);
