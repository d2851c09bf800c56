import type { Outputs } from "../../data/trpc";

export type Template = Outputs["admin"]["templates"]["list"][number];
export type TemplateFilter = "active" | "inactive" | "all";

/** Whether the filter lets a template through. */
export const passes = (show: TemplateFilter, { isActive }: Template): boolean =>
  show === "all" || isActive === (show === "active");
