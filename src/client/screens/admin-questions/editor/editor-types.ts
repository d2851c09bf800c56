import type { Outputs } from "../../../api/trpc";

export type EditedTemplate = Outputs["admin"]["templates"]["get"];
export type EditedQuestion = Outputs["admin"]["questions"]["list"][number];
