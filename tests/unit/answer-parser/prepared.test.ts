import { expect, test } from "vitest";
import { lazy, warmUpLexicon } from "#server/language/lazy";

test("what is made of the tables is made when it is asked for, or ahead of that, and once", async () => {
  const made: string[] = [];
  const make = (name: string) => lazy(() => [made.push(name)]);
  const asked = make("asked");
  const waiting = [make("first"), make("second")];
  expect(made).toEqual([]);
  expect(asked()).toBe(asked());
  expect(made).toEqual(["asked"]);
  const preparing = warmUpLexicon();
  expect(made).toEqual(["asked"]);
  await preparing;
  expect(made).toEqual(["asked", "first", "second"]);
  for (const get of [asked, ...waiting]) get();
  await warmUpLexicon();
  expect(made).toHaveLength(3);
});

test("between two parts others have their turn", async () => {
  const order: string[] = [];
  lazy(() => order.push("first"));
  lazy(() => order.push("second"));
  const preparing = warmUpLexicon();
  await new Promise(setImmediate);
  order.push("somebody else");
  await preparing;
  expect(order).toEqual(["first", "somebody else", "second"]);
});
