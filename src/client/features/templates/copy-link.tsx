import { Button, Modal, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCopy } from "../../components/icons";
import { copyText } from "../../lib/clipboard";
import { notify } from "../../lib/notify";
import { directLink, type Template } from "./template-types";

/** Copies a template's direct link. Where the browser refuses, the link is shown, selected, to be copied by hand. */
export function CopyLink({ template }: { template: Template }) {
  const [shown, fallback] = useDisclosure(false);
  const link = directLink(template.id);
  const copy = async () => {
    if (await copyText(link)) {
      notify.success("Link Copied", link);
      return;
    }
    notify.error("Failed to Copy: Please manually copy the link");
    fallback.open();
  };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        aria-label={`Copy link to ${template.title}`}
        onClick={() => void copy()}
      >
        Copy link
      </Button>
      <Modal opened={shown} onClose={fallback.close} title="Failed to Copy: Please manually copy the link">
        <TextInput
          label="Direct link"
          value={link}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Modal>
    </>
  );
}
