import type { Outputs } from "../../lib/trpc";

export type Template = Outputs["admin"]["templates"]["list"][number];
export type TemplateFilter = "active" | "inactive" | "all";
