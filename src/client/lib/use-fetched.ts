import { useState } from "react";
import { notify } from "./notify";

/**
 * A part of a screen that is fetched when it is asked for: itself, undefined until then, and what fetches it. When
 * that fails, as on a train, `failed` is told, and the next press tries again.
 */
export function useFetched<Part>(load: () => Promise<Part>, failed: string) {
  const [part, setPart] = useState<Part>();
  const fetch = () =>
    void load().then(
      (loaded) => setPart(() => loaded),
      () => notify.error("Error", failed),
    );
  return [part, fetch] as const;
}
