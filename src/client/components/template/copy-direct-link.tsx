import { Button, type ButtonProps } from "@mantine/core";
import { useCopyLink } from "../../ui/layout/copy-link";
import { IconCopy } from "../../ui/layout/icons";

interface CopyDirectLinkProps extends ButtonProps {
  template: { readonly id: number; readonly title: string };
  label?: string;
}

/** Copies a template's direct link; offered for templates that can be begun. */
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

/** The address that starts an assessment from a template. */
function directLinkUrl(templateId: number): string {
  return `${location.origin}/direct-assessment/${templateId}`;
}
