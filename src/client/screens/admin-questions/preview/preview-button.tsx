import { Button, type ButtonProps, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconEye } from "../../../ui/icons";
import { pressable } from "../../../ui/unusable";
import type { Question } from "../editor-types";
import { PreviewDialog } from "./preview-dialog";

interface PreviewButtonProps extends ButtonProps {
  title: string;
  questions: readonly Question[];
}

/** Opens the preview; with no questions it says why it does not. */
export function PreviewButton({ title, questions, ...props }: PreviewButtonProps) {
  const [opened, preview] = useDisclosure(false);
  const empty = questions.length === 0;
  return (
    <>
      <Tooltip label="Add a question first" disabled={!empty}>
        <Button
          variant="default"
          leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
          aria-description={empty ? "Add a question first" : undefined}
          {...pressable(!empty && preview.open)}
          {...props}
        >
          Preview Assessment
        </Button>
      </Tooltip>
      <PreviewDialog opened={opened} title={title} questions={questions} onClose={preview.close} />
    </>
  );
}
