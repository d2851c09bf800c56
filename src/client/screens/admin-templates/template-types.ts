import type { Outputs } from "../../api/trpc";

export type ListedTemplate = Outputs["admin"]["templates"]["list"][number];
export type TemplateFilterValue = "active" | "inactive" | "all";

/** Whether the filter includes a template. */
export const matchesFilter = (show: TemplateFilterValue, { isActive }: ListedTemplate): boolean =>
  show === "all" || isActive === (show === "active");
