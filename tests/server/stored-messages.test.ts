import { expect, test } from "vitest";
import { messagesAsWritten } from "#migrations/0006-messages-as-written";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import { testServer } from "#tests/helpers/server";
import { talk } from "#tests/helpers/talk";

const TITLE = "R&D *check* <2026>";
const QUESTION = "2. Who leads R&D?\n# First _names_ & [roles]\n- or <b>nobody</b>";
const OPTION = "R&D_team* `a\\*b`";

/** A conversation in which a template's words are repeated everywhere; gives its messages as admins get them. */
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
  await server.deps.services.chat.edit(me, id, asked[0]!.id, OPTION);
  const stored = async (): Promise<{ id: number; content: string; metadata: { kind: string } }[]> =>
    (await admin.get(`/admin/chat-messages/${id}`)).body;
  return { raw: server.raw, stored };
}

test("a conversation is stored as it was written, whichever characters that has", async () => {
  const { stored } = await conversation();
  expect((await stored()).map(({ content }) => content)).toEqual([
    expect.stringContaining(`Welcome to ${TITLE}. I'll`),
    QUESTION,
    "2",
    expect.stringContaining(": Others."),
    "1) Why?",
    `Answer to question 1 updated: ${OPTION}`,
  ]);
});

test("a conversation that an older Askwell stored as markdown becomes what was written", async () => {
  const { raw, stored } = await conversation();
  const messages = await stored();
  const asMarkdown: Record<string, (content: string) => string> = {
    welcome: (content) => content.replace(TITLE, `**${plainToMarkdown(TITLE)}**`),
    question: plainToMarkdown,
    note: (content) => content.replace(OPTION, () => plainToMarkdown(OPTION)),
  };
  const update = raw.prepare("UPDATE chat_messages SET content = ? WHERE id = ?");
  for (const { id, content, metadata } of messages)
    update.run((asMarkdown[metadata.kind] ?? String)(content), id);
  expect(await stored()).not.toEqual(messages);
  raw.exec(messagesAsWritten.sql);
  expect(await stored()).toEqual(messages);
});
