import type { Outputs } from "../../data/trpc";

export type Question = Outputs["admin"]["questions"]["list"][number];
