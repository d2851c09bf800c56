import { Button, type ButtonProps } from "@mantine/core";
import { useCopyLink } from "../../ui/layout/copy-link";
import { IconCopy } from "../../ui/layout/icons";

interface CopyDirectLinkProps extends ButtonProps {
  template: { readonly id: number; readonly title: string };
  label?: string;
}

/** Copies a template's direct link. Show it only for templates that can be started. */
export function CopyDirectLink({ template, label = "Copy link", ...props }: CopyDirectLinkProps) {
  const { copy, fallback } = useCopyLink();
  const link = directLinkUrl(template.id);
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

function directLinkUrl(templateId: number): string {
  return `${location.origin}/direct-assessment/${templateId}`;
}
