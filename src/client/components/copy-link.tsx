import { Modal, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { copyText } from "../lib/clipboard";
import { notify } from "../lib/notify";

interface CopyLink {
  /** Copies the link and says so, with `hint` below. Where the browser refuses, it is shown to be copied by hand. */
  copy: (link: string, hint?: string) => Promise<void>;
  /** To be rendered once beside whatever copies. */
  fallback: ReactNode;
}

/** Copying links, the same everywhere (spec section 8: "Link Copied"). */
export function useCopyLink(): CopyLink {
  const [link, setLink] = useState("");
  const [isShown, setShown] = useState(false);
  const copy = async (wanted: string, hint?: string) => {
    if (await copyText(wanted)) {
      notify.success("Link Copied", hint);
      return;
    }
    notify.error("Failed to Copy: Please manually copy the link");
    setLink(wanted);
    setShown(true);
  };
  const fallback = (
    <Modal
      opened={isShown}
      onClose={() => setShown(false)}
      title="Failed to Copy: Please manually copy the link"
      // It takes two lines on a phone.
      styles={{ title: { lineHeight: 1.4 } }}
    >
      <TextInput
        label="Link"
        value={link}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  );
  return { copy, fallback };
}
