import { expect, test } from "vitest";
import { participantId } from "#shared/contracts/common";
import { matching, ORDERS, toRows } from "../../../src/client/features/users/user-rows";

const user = (id: number, name: string | null, email: string, day: number) => ({
  id: participantId.parse(id),
  name,
  email,
  createdAt: new Date(Date.UTC(2026, 10, day)),
});
const rows = toRows([
  user(1, "Zoë van Doe", "zoe@example.com", 1),
  user(2, null, "adam@acme.example", 3),
  user(3, "mia", "mia@example.com", 3),
]);
const idsOf = (found: readonly (typeof rows)[number][]) => found.map((row) => row.user.id);

test("a user shows a name and initials, from the email where there is no name", () => {
  expect(rows.map(({ name, initials }) => [name, initials])).toEqual([
    ["Zoë van Doe", "ZV"],
    ["adam", "AD"],
    ["mia", "M"],
  ]);
});

test.each([
  ["", [1, 2, 3]],
  ["van d", [1]],
  ["zoë", [1]],
  ["example.com", [1, 3]],
  ["acme", [2]],
  ["nobody", []],
])("%j is found in names and emails", (filter, ids) => {
  expect(idsOf(matching(rows, filter))).toEqual(ids);
});

test.each([
  ["newest", [3, 2, 1]],
  ["oldest", [1, 2, 3]],
  ["name", [2, 3, 1]],
  ["email", [2, 3, 1]],
] as const)("users are sorted by %s", (order, ids) => {
  expect(idsOf(rows.toSorted(ORDERS[order]))).toEqual(ids);
});
