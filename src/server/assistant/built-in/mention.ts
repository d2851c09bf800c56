import type { Rated } from "./ratings";
import { listed, named } from "./wording";

/** How a rating is named among others: "your cash flow (2)". */
export const briefly = ({ entry, subject, value, level }: Rated) =>
  `${subject?.text ?? named(entry.question)} (${value}${value === level ? "" : ", where less is better"})`;

export const brieflyAll = (ratings: readonly Rated[]) => listed(ratings.map(briefly));

/** A rating as a clause: "you gave your cash flow 2 out of 5". */
export function asStatement({ entry, subject, value }: Rated): string {
  if (subject === undefined) return `asked ${named(entry.question)}, you answered ${value} out of 5`;
  return subject.kind === "thing"
    ? `you gave ${subject.text} ${value} out of 5`
    : `asked ${subject.text}, you answered ${value} out of 5`;
}

const LONGEST_HEADING = 48;

/** The thing that is rated; undefined when there is none to name, or its name is too long for a heading. */
export function asName({ subject }: Rated): string | undefined {
  if (subject?.name === undefined || subject.name.length > LONGEST_HEADING) return undefined;
  return subject.name;
}

/** A subject within a step: "your cash flow", or "this" where it cannot be named. */
export const within = (rated: Rated | undefined) =>
  (rated?.level === rated?.value ? rated?.subject?.name : undefined) ?? "this";
