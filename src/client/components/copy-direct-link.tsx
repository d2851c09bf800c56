import { Button, type ButtonProps } from "@mantine/core";
import { directLink } from "../lib/direct-link";
import { useCopyLink } from "./copy-link";
import { IconCopy } from "./icons";

interface CopyDirectLinkProps extends ButtonProps {
  template: { readonly id: number; readonly title: string };
  label?: string;
}

/** Copies a template's direct link; offered for active templates only. */
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
