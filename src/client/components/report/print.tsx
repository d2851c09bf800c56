import { createContext, use, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Results } from "#shared/contracts/attempts";
import { branding } from "../../api/branding";
import { useWindowEvent } from "../../ui/browser/use-page-events";
import { isoDay, longDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import classes from "./report.module.css";

export const PaperContext = createContext(false);

/** Whether the page is being printed, by button or by browser menu. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(use(PaperContext));
  // Synchronous, because the browser captures the page right after the event.
  useWindowEvent("beforeprint", () => flushSync(() => setPrinting(true)));
  useWindowEvent("afterprint", () => setPrinting(false));
  return isPrinting;
}

/** Changes the document's title while printing, because browsers use it as the file name. */
export function usePrint(results: Results | undefined, participant: string): void {
  const title = results && fileNameOf(results, participant);
  const originalTitle = useRef<string>(undefined);
  useWindowEvent("beforeprint", () => {
    if (title === undefined) return;
    originalTitle.current = document.title;
    document.title = title;
  });
  useWindowEvent("afterprint", () => {
    if (originalTitle.current !== undefined) document.title = originalTitle.current;
  });
}

function fileNameOf({ assessment, userAssessment }: Results, participant: string): string {
  return [assessment.title, participant, isoDay(userAssessment.completedAt ?? new Date())].join(" - ");
}

interface PrintHeaderProps {
  participant: string;
  completedAt: Date | null;
}

/** Organization, participant and date; only printed. */
export function PrintHeader({ participant, completedAt }: PrintHeaderProps) {
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
