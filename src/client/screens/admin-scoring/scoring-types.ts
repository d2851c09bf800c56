import type { Outputs } from "../../data/trpc";

export type Template = Outputs["admin"]["templates"]["get"];
export type Question = Outputs["admin"]["questions"]["list"][number];
