import { expect, test } from "vitest";
import { conditionalTemplate } from "#tests/helpers/conditional";
import { modeledServer } from "#tests/helpers/modelled";
import { talk } from "#tests/helpers/talk";

test("no model gets a question that doesn't apply, or its answer", async () => {
  const server = await modeledServer();
  const chat = await talk(server, await conditionalTemplate(server));
  const [site, quality, products, obstacle, fix] = chat.questions.map(({ id }) => id);
  await chat.say("yes");
  await chat.say("2", quality);
  await chat.say("Purple boots for mountain people", products);
  await chat.say("The slow basket page", fix);
  const before = server.model.requests.length;
  expect(before).toBeGreaterThan(0);
  await chat.agent.put(`/user/assessments/${chat.id}/responses`, { responses: { [site!]: "No" } });
  await chat.say("We never found the hours for it", obstacle);
  await chat.say("skip");
  await chat.complete();
  await chat.results();
  const sent = JSON.stringify(server.model.requests.slice(before));
  // Visible answers are sent, so hidden ones could have been.
  expect(sent).toContain("What keeps you from one?");
  expect(sent).toContain("We never found the hours for it");
  for (const { questionText } of chat.questions.filter(({ id }) => [quality, products, fix].includes(id)))
    expect(sent).not.toContain(questionText);
  expect(sent).not.toMatch(/Purple boots|slow basket/);
});
