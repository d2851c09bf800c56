import type { Outputs } from "../../api/trpc";

type Attempts = Outputs["admin"]["attempts"];
export type AttemptDetails = Attempts["get"];
export type AttemptQuestionData = Attempts["questions"][number];
export type AttemptMessage = Attempts["messages"][number];
