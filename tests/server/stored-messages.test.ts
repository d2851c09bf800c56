import { expect, test } from "vitest";
import { testServer } from "#tests/helpers/server";
import { rows } from "#tests/helpers/stored";
import { talk } from "#tests/helpers/talk";

const TITLE = "R&D *check* <2026>";
const QUESTION = "2. Who leads R&D?\n# First _names_ & [roles]\n- or <b>nobody</b>";
const OPTION = "R&D_team* `a\\*b`";

/** The messages of a conversation, as admins get them. Its template contains Markdown and HTML characters. */
async function conversation() {
  const server = await testServer();
  const admin = await server.admin();
  const { body: template } = await admin.post("/admin/assessment-templates", { title: TITLE });
  const questions = [
    { questionText: QUESTION, questionType: "multiple_choice", options: [OPTION, "Others"] },
    { questionText: "1) Why?", questionType: "text" },
  ];
  for (const question of questions) await admin.post(`/admin/assessments/${template.id}/questions`, question);
  const { agent, id, say, questions: asked } = await talk(server, template.id);
  await say("2");
  const { body: me } = await agent.get("/user/me");
  await server.deps.services.chat.edit({ ...me, isVerified: false }, id, asked[0]!.id, OPTION);
  await say(QUESTION);
  const { body } = await admin.get(`/admin/chat-messages/${id}`);
  const messages: { content: string; metadata: { kind: string } }[] = body;
  return { server, messages };
}

test("messages are shown as written, including special characters", async () => {
  const { messages } = await conversation();
  expect(messages.map(({ content }) => content)).toEqual([
    expect.stringContaining(`Welcome to ${TITLE}. I'll`),
    QUESTION,
    "2",
    expect.stringContaining(": Others."),
    "1) Why?",
    `Answer to question 1 updated: ${OPTION}`,
    QUESTION,
    expect.any(String),
  ]);
  expect(messages.map(({ metadata }) => metadata)).toMatchObject([
    { kind: "welcome" },
    { kind: "question" },
    { kind: "answer", isValid: true, answer: "Others", understoodAs: "Others" },
    { kind: "reply", isValid: true },
    { kind: "question" },
    { kind: "note", answer: OPTION },
    { kind: "answer", isValid: true, answer: QUESTION },
    { kind: "reply", isValid: true },
  ]);
});

test("texts of questions and answers aren't stored a second time", async () => {
  const { server } = await conversation();
  const stored = JSON.stringify(await rows(server, "SELECT content, metadata FROM chat_messages"));
  const timesOf = (words: string) => stored.split(words).length - 1;
  expect(timesOf("1) Why?")).toBe(0);
  // It is also the answer to the other question.
  expect(timesOf("Who leads R&D?")).toBe(1);
});
