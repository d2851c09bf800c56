import type { AttemptStatus } from "#shared/domain/attempt";
import { displayName, initials } from "#shared/domain/person";
import { byText } from "../../lib/by-text";
import { reversed } from "../../lib/reversed";
import type { Outputs } from "../../lib/trpc";

export type Attempt = Outputs["admin"]["attempts"]["list"][number];
export type StatusFilter = "all" | AttemptStatus;

/** An attempt with what the table asks for on every key press, made once. */
export interface AttemptRow {
  readonly attempt: Attempt;
  readonly participant: string;
  readonly initials: string;
  readonly title: string;
  /** Lower case, for the search: name, email and title. */
  readonly key: string;
}

export function toRows(attempts: readonly Attempt[]): AttemptRow[] {
  return attempts.map((attempt) => {
    const title = attempt.assessment.title || "Unknown Assessment";
    const { name, email } = attempt.user;
    return {
      attempt,
      participant: displayName(attempt.user),
      initials: initials(attempt.user),
      title,
      key: `${name ?? ""}\n${email}\n${title}`.toLowerCase(),
    };
  });
}

const begun = ({ attempt }: AttemptRow) => (attempt.startedAt ?? attempt.createdAt).getTime();
const newest = (a: AttemptRow, b: AttemptRow) => begun(b) - begun(a) || b.attempt.id - a.attempt.id;

const participant = (a: AttemptRow, b: AttemptRow) => byText(a.participant, b.participant) || newest(a, b);
const assessment = (a: AttemptRow, b: AttemptRow) => byText(a.title, b.title) || newest(a, b);
const progress = (a: AttemptRow, b: AttemptRow) => b.attempt.progress - a.attempt.progress || newest(a, b);

export const ORDERS = {
  newest,
  oldest: reversed(newest),
  participant,
  "participant-desc": reversed(participant),
  assessment,
  "assessment-desc": reversed(assessment),
  progress,
  "progress-asc": reversed(progress),
};
export type AttemptSort = keyof typeof ORDERS;

/** The rows that contain `filter` (lower case) and have the status: both must hold (spec section 5). */
export function matching(
  rows: readonly AttemptRow[],
  filter: string,
  status: StatusFilter,
): readonly AttemptRow[] {
  return rows.filter(
    ({ key, attempt }) => key.includes(filter) && (status === "all" || attempt.status === status),
  );
}
