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
  const [shown, setShown] = useState<string>();
  const copy = async (link: string, hint?: string) => {
    if (await copyText(link)) {
      notify.success("Link Copied", hint);
      return;
    }
    notify.error("Failed to Copy: Please manually copy the link");
    setShown(link);
  };
  const fallback = (
    <Modal
      opened={shown !== undefined}
      onClose={() => setShown(undefined)}
      title="Failed to Copy: Please manually copy the link"
    >
      <TextInput
        label="Link"
        value={shown ?? ""}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  );
  return { copy, fallback };
}
