import { connect } from "node:net";
import { expect, test } from "vitest";
import { testServer } from "#tests/helpers/server";

/** Half a request; gives the answer's first line when the server cuts it. */
async function cutOf(port: number, half: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(half);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer.split("\r\n")[0] ?? "";
}

const HEAD = "POST /api/admin/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";

test("slow headers have 10 seconds, slow bodies 15, and a second later they are cut", async () => {
  const { app } = await testServer();
  const { server } = app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  // The same server, less patient: what is left is how often it looks.
  server.headersTimeout = 10;
  server.requestTimeout = 15;
  const begin = performance.now();
  const cuts = [cutOf(port, HEAD), cutOf(port, `${HEAD}content-length: 100\r\n\r\n{`)];
  expect(await Promise.all(cuts)).toEqual(Array(2).fill("HTTP/1.1 408 Request Timeout"));
  expect(performance.now() - begin).toBeLessThan(3_000);
});
