import { expect, test } from "vitest";
import { invitedPerson } from "#shared/contracts/invitations";
import { readPeople } from "#shared/domain/invited-people";
import { validPeople, WRONG_NAMES, WRONG_PEOPLE } from "#tests/fixtures/wrong-people";

/** "name/address" of each person, or "- problem" for an invalid line. */
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

test.each([
  [
    "Google Contacts",
    "First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value\nJane,,Doe,Acme,,* myContacts,* Work,jane@example.com,+1 555",
    ["Jane Doe/jane@example.com"],
  ],
  [
    "Google Contacts with several addresses of a person",
    "First Name,Last Name,Labels,E-mail 1 - Value,E-mail 2 - Value\nJane,Doe,* myContacts,jane@example.com ::: j@example.com,\nSam,Poe,* myContacts,,sam@example.com",
    ["Jane Doe/jane@example.com", "Sam Poe/sam@example.com"],
  ],
  [
    "the old Google Contacts",
    "Name,Given Name,Additional Name,Family Name,Yomi Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value\nJane Doe,Jane,,Doe,,* My Contacts,* Work,jane@example.com",
    ["Jane Doe/jane@example.com"],
  ],
  [
    "Outlook",
    "First Name,Last Name,Company,E-mail Address,E-mail Type,E-mail Display Name\nJane,Doe,Acme,jane@example.com,SMTP,Jane Doe (jane@example.com)",
    ["Jane Doe/jane@example.com"],
  ],
  [
    "Microsoft 365",
    "Block credential,City,Display name,First name,Last name,User principal name\nFalse,Berlin,Jane Doe,Jane,Doe,jane@example.com",
    ["Jane Doe/jane@example.com"],
  ],
  [
    "Moodle",
    "username,firstname,lastname,email\njdoe,Jane,Doe,jane@example.com",
    ["Jane Doe/jane@example.com"],
  ],
  [
    "LimeSurvey",
    "tid,firstname,lastname,email,emailstatus,token\n1,Jane,Doe,jane@example.com,OK,abc",
    ["Jane Doe/jane@example.com"],
  ],
  ["a number before the name", "1042,Jane Doe,jane@example.com", ["Jane Doe/jane@example.com"]],
  ["two parts behind the address", "jane@example.com,Jane,Doe", ["Jane Doe/jane@example.com"]],
  ["the name twice", "Jane Doe;Jane Doe;jane@example.com", ["Jane Doe/jane@example.com"]],
  [
    "a heading in Polish",
    "Imię;Nazwisko;Adres e-mail\nJan;Kowal;jan@example.com\nEwa;Kot;ewa@example.com",
    ["Jan Kowal/jan@example.com", "Ewa Kot/ewa@example.com"],
  ],
  [
    "a heading in a script of its own",
    "氏名,メールアドレス\n山田 太郎,taro@example.com",
    ["山田 太郎/taro@example.com"],
  ],
  [
    "a heading in Hungarian, with a line that is wrong",
    "Név\tCím\nKiss Éva\teva@example.com\nNagy Pál\tpal@example.com\nTóth Ida\t-",
    ["Kiss Éva/eva@example.com", "Nagy Pál/pal@example.com", "- No email address found"],
  ],
  [
    "a phone number and a label",
    "Jane Doe,+49 30 123,* Work,jane@example.com",
    ["Jane Doe/jane@example.com"],
  ],
  [
    "an international domain, with an invisible character",
    "Иван Петров <\u200binfo@пример.рф>",
    ["Иван Петров/info@xn--e1afmkfd.xn--p1ai"],
  ],
])("reads the names in %s", (_what, text, people) => {
  expect(read(text)).toEqual(people);
});

test("a line without an address above others is a problem, not a heading", () => {
  expect(read("Bob\njane@example.com")).toEqual(["- No email address found", "/jane@example.com"]);
  expect(read("Acme, Inc.\njane@example.com")).toEqual(["- No email address found", "/jane@example.com"]);
});

test("each invalid line has a problem, its number and its text", () => {
  const list = [...validPeople(185), ...WRONG_PEOPLE.map(([line]) => line)].join("\n");
  const entries = readPeople(list);
  const wrong = entries.filter(({ read: person }) => "problem" in person);
  expect(entries.length - wrong.length).toBe(185);
  expect(wrong).toEqual(
    WRONG_PEOPLE.map(([line, problem], index) => ({ line: 186 + index, text: line, read: { problem } })),
  );
});

test("people who can be read are valid for the contract, except for invalid names", () => {
  for (const { read: person } of readPeople(validPeople(8).join("\n")))
    expect(invitedPerson.safeParse(person).success).toBe(true);
  const problems = readPeople(WRONG_NAMES.map(([line]) => line).join("\n")).map(
    ({ read: person }) => invitedPerson.safeParse(person).error?.issues[0]?.message,
  );
  expect(problems).toEqual(WRONG_NAMES.map(([, problem]) => problem));
});

test("an endless line is read quickly", () => {
  const spaces = " ".repeat(200_000);
  for (const line of [`a${spaces}b@example.com`, `"${spaces}@`]) expect(readPeople(line)).toHaveLength(1);
});
