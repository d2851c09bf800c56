import { expect, test } from "vitest";
import { invitedPerson } from "#shared/contracts/invitations";
import { readPeople } from "#shared/domain/invited-people";
import { goodPeople, WRONG_NAMES, WRONG_PEOPLE } from "#tests/fixtures/wrong-people";

/** "name/address" of each person, "- problem" of what is none. */
const read = (text: string) =>
  readPeople(text).map(({ read: person }) =>
    "problem" in person ? `- ${person.problem}` : `${person.name ?? ""}/${person.email}`,
  );

test.each([
  ["a name with its address", "Jo Poe <Jo@Example.com>", ["Jo Poe/jo@example.com"]],
  ["an address alone", " jo@example.com ", ["/jo@example.com"]],
  ["a name in quotation marks", '"Poe, Jo" <jo@example.com>', ["Poe, Jo/jo@example.com"]],
  ["the last name first, as address books have it", "Poe, Jo <jo@example.com>", ["Jo Poe/jo@example.com"]],
  ["a copied link", "mailto:jo@example.com", ["/jo@example.com"]],
  [
    "several in one line, as mail programs copy them",
    'Jo <jo@example.com>, "Doe, Jane" <jane@example.com>, sam@example.com',
    ["Jo/jo@example.com", "Doe, Jane/jane@example.com", "/sam@example.com"],
  ],
  [
    "several with semicolons between, the last name first",
    "Poe, Jo <jo@example.com>; Doe, Jane <jane@example.com>;",
    ["Jo Poe/jo@example.com", "Jane Doe/jane@example.com"],
  ],
  ["a table's row", "Jo Poe,jo@example.com,Acme Inc.", ["Jo Poe/jo@example.com"]],
  ["first and last name in cells of their own", "Jo;Poe;jo@example.com", ["Jo Poe/jo@example.com"]],
  ["the address first", "jo@example.com\tJo Poe", ["Jo Poe/jo@example.com"]],
  [
    "a table with a heading",
    'Company,"Last Name",First name,E-Mail\r\n"Acme, Inc.",Poe,"Jo ""J"" J.",jo@example.com\r\n\r\nDoe Ltd,Doe,Jane,jane@example.com',
    ['Jo "J" J. Poe/jo@example.com', "Jane Doe/jane@example.com"],
  ],
  [
    "a table in another language",
    "Vorname;Nachname;E-Mail-Adresse\nJo;Poe;jo@example.com",
    ["Jo Poe/jo@example.com"],
  ],
  [
    "a person below a table",
    "Name,Email\nJo,jo@example.com\nJane <jane@example.com>",
    ["Jo/jo@example.com", "Jane/jane@example.com"],
  ],
  ["nothing", " \n\n", []],
])("reads %s", (_what, text, people) => {
  expect(read(text)).toEqual(people);
});

test("each line that names nobody says why, with its number and its own words", () => {
  const list = [...goodPeople(185), ...WRONG_PEOPLE.map(([line]) => line)].join("\n");
  const entries = readPeople(list);
  const wrong = entries.filter(({ read: person }) => "problem" in person);
  expect(entries.length - wrong.length).toBe(185);
  expect(wrong).toEqual(
    WRONG_PEOPLE.map(([line, problem], index) => ({ line: 186 + index, text: line, read: { problem } })),
  );
});

test("whom the reader takes for a person, the contract takes too, but for what only it knows", () => {
  for (const { read: person } of readPeople(goodPeople(8).join("\n")))
    expect(invitedPerson.safeParse(person).success).toBe(true);
  const problems = readPeople(WRONG_NAMES.map(([line]) => line).join("\n")).map(
    ({ read: person }) => invitedPerson.safeParse(person).error?.issues[0]?.message,
  );
  expect(problems).toEqual(WRONG_NAMES.map(([, problem]) => problem));
});

test("a line without end is read in one go", () => {
  const spaces = " ".repeat(200_000);
  for (const line of [`a${spaces}b@example.com`, `"${spaces}@`]) expect(readPeople(line)).toHaveLength(1);
});
