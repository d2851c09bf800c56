import { createContext, use, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Results } from "#shared/contracts/attempts";
import { branding } from "../../api/branding";
import { useWindowEvent } from "../../ui/browser/use-page-events";
import { isoDay, longDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import classes from "./report.module.css";

/** Whether a report is only for paper. */
export const PaperContext = createContext(false);

/** Whether the page is being printed, however that was asked for. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(use(PaperContext));
  // At once: the browser takes the page as it stands when the event is over.
  useWindowEvent("beforeprint", () => flushSync(() => setPrinting(true)));
  useWindowEvent("afterprint", () => setPrinting(false));
  return isPrinting;
}

/**
 * Prepares the page for paper, however printing is asked for: the title becomes a good name for a file, until it is
 * done.
 */
export function usePrint(results: Results | undefined, participant: string): void {
  const title = results && fileNameOf(results, participant);
  const shown = useRef<string>(undefined);
  useWindowEvent("beforeprint", () => {
    if (title === undefined) return;
    shown.current = document.title;
    document.title = title;
  });
  useWindowEvent("afterprint", () => {
    if (shown.current !== undefined) document.title = shown.current;
  });
}

function fileNameOf({ assessment, userAssessment }: Results, participant: string): string {
  return [assessment.title, participant, isoDay(userAssessment.completedAt ?? new Date())].join(" - ");
}

interface PaperHeadProps {
  participant: string;
  completedAt: Date | null;
}

/** Who asked, and whose results of which day these are; on paper only. */
export function PrintHeader({ participant, completedAt }: PaperHeadProps) {
  return (
    <div className={classes.paperHead}>
      {branding.logoUrl ? (
        <img src={branding.logoUrl} alt={branding.name} />
      ) : (
        <strong>{branding.name}</strong>
      )}
      <span>
        <bdi>{participant}</bdi>
        {completedAt && (
          <>
            {" · "}
            <Time date={completedAt} format={longDate} />
          </>
        )}
      </span>
    </div>
  );
}
