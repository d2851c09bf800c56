import { expect, test } from "vitest";
import { createEventBus } from "#server/lib/event-bus";

test("a listener gets events of its topic until it leaves", async () => {
  const { publish, listen } = createEventBus<string>();
  const leaving = new AbortController();
  const events = listen(1, leaving.signal);
  publish(1, "before it is read");
  publish(2, "to another");
  const received: string[] = [];
  for await (const event of events) {
    received.push(event);
    if (received.length === 2) leaving.abort();
    else publish(1, "later");
  }
  expect(received).toEqual(["before it is read", "later"]);
  for await (const event of listen(1, leaving.signal)) received.push(event);
  expect(received).toHaveLength(2);
});
