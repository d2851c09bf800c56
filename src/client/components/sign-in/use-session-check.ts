import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { useSessionChange } from "../../api/session";

/** Refetches the session when the page is shown again: a link may have been opened in another tab or browser. */
export function useSessionCheck(): void {
  const isSeen = useDocumentVisibility() !== "hidden";
  const wasHidden = useRef(false);
  const { recheck } = useSessionChange();
  useEffect(() => {
    if (isSeen && wasHidden.current) void recheck("participant");
    wasHidden.current = !isSeen;
  }, [isSeen, recheck]);
}
