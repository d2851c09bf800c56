import type { Outputs } from "../../data/trpc";

type Attempts = Outputs["admin"]["attempts"];
export type Attempt = Attempts["get"];
export type Question = Attempts["questions"][number];
export type Message = Attempts["messages"][number];
