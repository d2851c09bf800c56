import { useEffect, useState } from "react";

/**
 * Whether a window is to be drawn open. One that is fetched when it is asked for mounts open, and Mantine gives the
 * focus back only to who had it when it saw the window open: so it is drawn closed first.
 */
export function useOpenAfterMount(opened: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return opened && isMounted;
}
