import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Dialog } from "../dialog/dialog";
import { notify } from "../feedback/notify";

interface CopyLink {
  /**
   * Copies the link and shows a toast with `hint`. If the browser refuses, shows the link to copy manually. Returns
   * whether it was copied.
   */
  copy: (link: string, hint?: string) => Promise<boolean>;
  /** Must be rendered once. */
  fallback: ReactNode;
}

export const COPY_REFUSED = "Failed to Copy: Please manually copy the link";

/**
 * Copies links with a toast ("Link Copied").
 * @param onRefused called instead of showing the link, if it is already on screen
 */
export function useCopyLink(onRefused?: () => void): CopyLink {
  const [link, setLink] = useState("");
  const [isShown, setShown] = useState(false);
  const copy = async (linkToCopy: string, hint?: string) => {
    if (await copyText(linkToCopy)) {
      notify.success("Link Copied", hint);
      return true;
    }
    notify.error(COPY_REFUSED);
    if (onRefused) onRefused();
    else {
      setLink(linkToCopy);
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

/** Copies a text; false if the browser refuses (no permission, or no https). */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
