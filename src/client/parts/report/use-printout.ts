import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Results } from "#shared/contracts/attempts";
import { isoDay } from "../../ui/dates";

/** Whether the page is being printed, however that was asked for. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser takes the page as it stands when the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}

/**
 * Readies the page for paper, however printing is asked for: the title becomes a good name for a file, until it is
 * done.
 */
export function usePrintout(results: Results | undefined, participant: string): void {
  const title = results && fileNameOf(results, participant);
  useEffect(() => {
    if (title === undefined) return;
    let restore = (): void => undefined;
    const ready = () => {
      const shown = document.title;
      document.title = title;
      restore = () => {
        document.title = shown;
      };
    };
    const done = () => restore();
    window.addEventListener("beforeprint", ready);
    window.addEventListener("afterprint", done);
    return () => {
      window.removeEventListener("beforeprint", ready);
      window.removeEventListener("afterprint", done);
    };
  }, [title]);
}

function fileNameOf({ assessment, userAssessment }: Results, participant: string): string {
  return [assessment.title, participant, isoDay(userAssessment.completedAt ?? new Date())].join(" - ");
}
