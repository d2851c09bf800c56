import { useNavigate } from "@tanstack/react-router";
import { trpc } from "../../api/trpc";
import type { ListedTemplate } from "./template-types";

interface MadeTemplate {
  /** Takes it into the lists, wherever its maker is by now. */
  list: (template: ListedTemplate) => void;
  /** Leads to its editor: for the single call, as it is not for who has gone on meanwhile. */
  open: (template: ListedTemplate) => void;
}

/** What becomes of a template that has just been made. */
export function useMadeTemplate(): MadeTemplate {
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
