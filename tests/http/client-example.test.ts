import { expect, test } from "vitest";
import { reservePort } from "#tests/helpers/door";
import { ADMIN, testServer } from "#tests/helpers/server";
import { Refused, run } from "../../docs/examples/client";

async function listening() {
  const { url, openTo } = await reservePort();
  const server = await testServer({}, { PUBLIC_URL: url });
  openTo(server.app);
  return { server, url };
}

test("the example in the docs creates a template, completes it, and downloads the result", async () => {
  const { server, url } = await listening();
  await server.admin();
  const file = await run(url, ADMIN, "pat@example.com");
  expect(file).toMatchObject({
    assessment: { title: "Made by a script" },
    user: { email: "pat@example.com" },
    aiAnalysis: { recommendations: expect.stringMatching(/cash flow/i) },
  });
  expect(file.questionsAndAnswers.map(({ question, answer }) => [question, answer])).toEqual([
    ["What do you sell?", "Hand-made shoes"],
    ["How big is your team?", "Just me"],
    ["How healthy is your cash flow?", "2"],
  ]);
});

test("the example reports a refusal in the server's words", async () => {
  const { server, url } = await listening();
  await server.admin();
  const refusal = run(url, { ...ADMIN, password: "wrong" }, "pat@example.com");
  await expect(refusal).rejects.toThrow(new Refused(401, "Invalid email or password"));
});
