import type { Outputs } from "../../lib/trpc";

export type Template = Outputs["admin"]["templates"]["get"];
export type Question = Outputs["admin"]["questions"]["list"][number];
