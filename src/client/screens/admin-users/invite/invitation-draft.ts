import { type InvitedPerson, invitedPerson } from "#shared/contracts/invitations";
import { type ListEntry, MAX_INVITED, readPeople } from "#shared/domain/invited-people";
import { readDay } from "#shared/domain/lib/day";
import type { Inputs } from "../../../api/trpc";

export interface InvitationDraft {
  readonly people: string;
  /** Null until chosen. */
  readonly assessmentId: number | null;
  readonly note: string;
  readonly answerBy: string;
}

export const EMPTY_INVITATION: InvitationDraft = { people: "", assessmentId: null, note: "", answerBy: "" };

/** Input for the server. Note and due date are sent only if invitations are emailed. */
export function invitationIn(
  { people, assessmentId, note, answerBy }: InvitationDraft & { assessmentId: number },
  isMailed: boolean,
): Inputs["admin"]["invitations"]["plan"] {
  const mailFields = isMailed ? { note, answerBy: readDay(answerBy) ?? null } : {};
  return { assessmentId, people: [...peopleIn(people).people], ...mailFields };
}

/** A line that names no one who can be invited, with the reason. */
export interface InvalidLine extends Pick<ListEntry, "line" | "text"> {
  readonly problem: string;
}

export interface PeopleList {
  readonly people: readonly InvitedPerson[];
  readonly wrong: readonly InvalidLine[];
}

/** People in a pasted text, validated like on the server, and the lines that are invalid. */
export function peopleIn(text: string): PeopleList {
  const people: InvitedPerson[] = [];
  const wrong: InvalidLine[] = [];
  for (const { line, text: lineText, read } of readPeople(text)) {
    const parsed = invitedPerson.safeParse(read);
    if ("problem" in read) wrong.push({ line, text: lineText, problem: read.problem });
    else if (!parsed.success)
      wrong.push({
        line,
        text: lineText,
        problem: parsed.error.issues[0]?.message ?? "Add at least one person",
      });
    else if (people.length === MAX_INVITED)
      wrong.push({ line, text: lineText, problem: `You can invite up to ${MAX_INVITED} people at a time` });
    else people.push(parsed.data);
  }
  return { people, wrong };
}
