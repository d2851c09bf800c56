import { Button, type ButtonProps } from "@mantine/core";
import { useCopyLink } from "../ui/copy-link";
import { IconCopy } from "../ui/icons";
import { directLink } from "./direct-link";

interface CopyDirectLinkProps extends ButtonProps {
  template: { readonly id: number; readonly title: string };
  label?: string;
}

/** Copies a template's direct link; offered for templates that can be begun. */
export function CopyDirectLink({ template, label = "Copy link", ...props }: CopyDirectLinkProps) {
  const { copy, fallback } = useCopyLink();
  const link = directLink(template.id);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        aria-label={`${label} to ${template.title}`}
        onClick={() => void copy(link, link)}
        {...props}
      >
        {label}
      </Button>
      {fallback}
    </>
  );
}
