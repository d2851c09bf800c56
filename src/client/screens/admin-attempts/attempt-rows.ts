import type { AttemptsQuery } from "#shared/contracts/list-options";
import type { AttemptSort } from "#shared/domain/list-options";
import { displayName, initials } from "#shared/domain/person";
import type { Outputs } from "../../api/trpc";
import type { ListView } from "../../ui/data-table/use-resource-list";

export type ListedAttempt = Outputs["admin"]["attempts"]["page"]["rows"][number];
export type StatusFilter = AttemptsQuery["status"];

export interface AttemptsView extends ListView {
  status: StatusFilter;
  band: string | undefined;
  /** Scores as displayed. */
  from: number | undefined;
  to: number | undefined;
  sort: AttemptSort;
}

export interface AttemptRow {
  readonly attempt: ListedAttempt;
  readonly participant: string;
  readonly initials: string;
  readonly title: string;
}

export const toAttemptRow = (attempt: ListedAttempt): AttemptRow => ({
  attempt,
  participant: displayName(attempt.user),
  initials: initials(attempt.user),
  title: attempt.assessment.title || "Unknown Assessment",
});
