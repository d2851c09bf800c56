import type { Outputs } from "../../lib/trpc";

export type Template = Outputs["admin"]["templates"]["list"][number];
export type TemplateFilter = "active" | "inactive" | "all";

/** The address that starts an assessment from a template (spec section 2). */
export function directLink(id: number): string {
  return `${location.origin}/direct-assessment/${id}`;
}
