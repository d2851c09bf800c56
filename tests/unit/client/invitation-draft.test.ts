import { expect, onTestFinished, test, vi } from "vitest";
import { MAX_INVITED } from "#shared/domain/invited-people";
import { validPeople } from "#tests/fixtures/wrong-people";
import { dayIn, dayProblem } from "../../../src/client/screens/admin-users/invite/due-date-field";
import {
  EMPTY_INVITATION,
  invitationIn,
  peopleIn,
} from "../../../src/client/screens/admin-users/invite/invitation-draft";
import { lineOf, refusedOf } from "../../../src/client/screens/admin-users/invite/invitation-outcome";
import { isoDay } from "../../../src/client/ui/format/dates";

test("a pasted list is split into people to invite and lines with problems, including too many", () => {
  const lines = [...validPeople(MAX_INVITED), "Ada Poe", "-- <dash@example.com>", "one@example.org"];
  const { people, wrong } = peopleIn(lines.join("\n"));
  expect(people).toHaveLength(MAX_INVITED);
  expect(people[0]).toEqual({ name: "Person 1", email: "person1@example.com" });
  expect(wrong).toEqual([
    { line: MAX_INVITED + 1, text: "Ada Poe", problem: "No email address found" },
    {
      line: MAX_INVITED + 2,
      text: "-- <dash@example.com>",
      problem: "Please enter a name with at least one letter or digit",
    },
    {
      line: MAX_INVITED + 3,
      text: "one@example.org",
      problem: `You can invite up to ${MAX_INVITED} people at a time`,
    },
  ]);
});

test("a note and a date are sent only with an email", () => {
  const draft = { ...EMPTY_INVITATION, assessmentId: 7, people: "ada@example.com", note: "Dear all" };
  const people = [{ name: null, email: "ada@example.com" }];
  expect(invitationIn(draft, false)).toEqual({ assessmentId: 7, people });
  expect(invitationIn(draft, true)).toEqual({ assessmentId: 7, people, note: "Dear all", answerBy: null });
  const dated = invitationIn({ ...draft, answerBy: "December 5, 2099" }, true);
  expect(dated).toMatchObject({ answerBy: "2099-12-05" });
});

test("a date can be empty, must be valid, and can't be in the past", () => {
  for (const day of ["", " ", isoDay(new Date()), "2099-12-05"]) expect(dayProblem(day)).toBeUndefined();
  expect(dayProblem("2020-12-05")).toBe("This date is in the past");
  expect(dayProblem("12/5/2099")).toMatch(/^Enter a date like/);
});

test("refused people become lines that can be read again", () => {
  const person = { email: "ada@example.com", link: null };
  const sent = {
    people: [
      { ...person, name: 'Ada "A" Poe', outcome: "refused" as const },
      { ...person, name: null, outcome: "refused" as const },
      { ...person, name: "Ben", outcome: "invited" as const },
    ],
  };
  expect(refusedOf(sent).map(lineOf)).toEqual(['"Ada ""A"" Poe" <ada@example.com>', "ada@example.com"]);
});

test("a week has seven calendar days, even when clocks change", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(dayIn(7, new Date("2026-03-26T22:30:00Z"))).toBe("2026-04-02");
  expect(dayIn(14, new Date("2026-10-21T22:30:00Z"))).toBe("2026-11-05");
});
