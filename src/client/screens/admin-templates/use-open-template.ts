import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../data/trpc";
import type { Template } from "./template-types";

/** Takes a template that has just been made into the lists, and the person to its editor. */
export function useOpenTemplate(): (template: Template) => Promise<void> {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  return async (template) => {
    utils.admin.templates.get.setData({ id: template.id }, template);
    await Promise.all([
      utils.admin.templates.list.invalidate(),
      utils.templates.invalidate(),
      navigate({
        to: "/admin/templates/$assessmentId/questions",
        params: { assessmentId: template.id },
      }),
    ]);
  };
}
