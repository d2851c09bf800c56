import { Switch } from "@mantine/core";
import { useState } from "react";
import { trpc } from "../../data/trpc";
import type { Template } from "./editor-types";
import { useTemplateChange } from "./use-template-change";

/** Whether new assessments can start from the template. It switches at once, and back when that fails. */
export function ActiveSwitch({ template }: { template: Template }) {
  const utils = trpc.useUtils();
  const change = useTemplateChange(template.id);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const show = (isActive: boolean) =>
    utils.admin.templates.get.setData({ id: template.id }, (known) => known && { ...known, isActive });

  const toggle = async (isActive: boolean) => {
    if (pending) return;
    setPending(true);
    setError(undefined);
    show(isActive);
    const refused = await change("template status", { isActive });
    if (refused !== undefined) show(!isActive);
    setError(refused);
    setPending(false);
  };
  return (
    <Switch
      label={
        template.isActive
          ? "Active (Available for new assessments)"
          : "Inactive (Hidden from new assessments)"
      }
      checked={template.isActive}
      aria-disabled={pending || undefined}
      error={error}
      onChange={(event) => void toggle(event.currentTarget.checked)}
    />
  );
}
