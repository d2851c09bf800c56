import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../api/trpc";
import type { ListedTemplate } from "./template-types";

interface CreatedTemplateHandlers {
  /** Updates the cached lists. Pass it to `useMutation`, so that it also runs after unmount. */
  list: (template: ListedTemplate) => void;
  /** Opens the editor. Pass it to `mutate`, so that it is skipped if the admin has left the page. */
  open: (template: ListedTemplate) => void;
}

/** Success handlers of mutations that create a template. */
export function useCreatedTemplate(): CreatedTemplateHandlers {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  return {
    list: (template) => {
      utils.admin.templates.get.setData({ id: template.id }, template);
      void utils.admin.templates.list.invalidate();
      void utils.templates.invalidate();
    },
    open: ({ id }) =>
      void navigate({ to: "/admin/templates/$assessmentId/questions", params: { assessmentId: id } }),
  };
}
