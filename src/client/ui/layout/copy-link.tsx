import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "../dialog/dialog";
import { notify } from "../feedback/notify";

interface CopyLink {
  /**
   * Copies the link and says so, with `hint` below. Where the browser refuses, it is shown to be copied by hand.
   * Gives whether it was copied.
   */
  copy: (link: string, hint?: string) => Promise<boolean>;
  /** To be rendered once beside whatever copies. */
  fallback: ReactNode;
}

/** What is said when the browser does not let us copy. */
export const COPY_REFUSED = "Failed to Copy: Please manually copy the link";

/**
 * Copying links, the same everywhere ("Link Copied").
 * @param onRefused where the link is on the screen already: called in place of showing it once more
 */
export function useCopyLink(onRefused?: () => void): CopyLink {
  const [link, setLink] = useState("");
  const [isShown, setShown] = useState(false);
  const copy = async (wanted: string, hint?: string) => {
    if (await copyText(wanted)) {
      notify.success("Link Copied", hint);
      return true;
    }
    notify.error(COPY_REFUSED);
    if (onRefused) onRefused();
    else {
      setLink(wanted);
      setShown(true);
    }
    return false;
  };
  const fallback = (
    <Dialog opened={isShown} onClose={() => setShown(false)} title={COPY_REFUSED}>
      <TextInput
        label="Link"
        value={link}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
  return { copy, fallback };
}

/** Copies a text; false when the browser refuses (no permission, or a page without https). */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
