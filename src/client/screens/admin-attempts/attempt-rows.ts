import type { AttemptStatus } from "#shared/domain/attempt";
import { displayName, initials } from "#shared/domain/person";
import type { Outputs } from "../../data/trpc";

export type Attempt = Outputs["admin"]["attempts"]["page"]["rows"][number];
export type StatusFilter = "all" | AttemptStatus;

/** An attempt with what its row shows. */
export interface AttemptRow {
  readonly attempt: Attempt;
  readonly participant: string;
  readonly initials: string;
  readonly title: string;
}

export const toRow = (attempt: Attempt): AttemptRow => ({
  attempt,
  participant: displayName(attempt.user),
  initials: initials(attempt.user),
  title: attempt.assessment.title || "Unknown Assessment",
});
