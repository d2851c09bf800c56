import { once } from "node:events";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { StreamedFile } from "#server/lib/streamed-file";
import { sendFile } from "#server/rest/send-file";

async function serverOf(chunks: AsyncIterable<string>) {
  const app = fastify({ forceCloseConnections: true });
  const file = new StreamedFile({ name: "a.csv", contentType: "text/csv", rows: 3 }, chunks);
  app.get("/", (_request, reply) => sendFile(reply, file));
  onTestFinished(() => app.close());
  return app.listen({ port: 0 });
}

test("a file that isn't read is not produced further, and ends when its reader disconnects", async () => {
  const disconnection = new EventTarget();
  let count = 0;
  async function* endless() {
    try {
      for (;;) {
        count += 1;
        yield "x".repeat(100_000);
      }
    } finally {
      disconnection.dispatchEvent(new Event("end"));
    }
  }
  const end = once(disconnection, "end");
  const url = await serverOf(endless());
  const reading = new AbortController();
  const { body, headers } = await fetch(url, { signal: reading.signal });
  expect(headers.get("x-total-rows")).toBe("3");
  await body?.getReader().read();
  reading.abort();
  await end;
  expect(count).toBeLessThan(500);
});

test("a file that fails midway ends its connection, so it isn't mistaken for complete", async () => {
  async function* failing() {
    yield "a,b\r\n";
    yield "1,2\r\n";
    throw new Error("The disk is gone");
  }
  const response = await fetch(await serverOf(failing()));
  await expect(response.text()).rejects.toThrow();
});
