import { expect, test } from "vitest";
import { sentencesOf } from "#server/advice/text-format";
import type { ChatMessage } from "#shared/contracts/chat";
import {
  conversationTemplate,
  type WrittenConversation,
  writtenConversations,
} from "#tests/helpers/conversations";
import { type TestServer, testServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

type Message = WrittenConversation["messages"][number];

/** The answer that the writer meant; null for none. */
const expectedAnswer = ({ say, stored }: Message) =>
  stored === "nothing" ? null : stored === "words" ? say.trim() : stored;

const startChat = async (server: TestServer): Promise<Talk> => {
  const admin = await server.admin();
  const { body } = await admin.post("/admin/assessment-templates/import", conversationTemplate());
  return talk(server, body.id);
};

function transcriptOf(writer: string, messages: readonly ChatMessage[]): string {
  const lines = messages.map(({ role, content, metadata }) => {
    if (role === "bot") return content.replaceAll("\n", "  \n");
    const storedText = metadata.isValid ? [metadata.answer].flat().join(" + ") : "nothing";
    return `> ${content.replaceAll("\n", "  \n> ")}\n>\n> *Stored: ${storedText === content ? "these words" : storedText}*`;
  });
  return `# ${writer}\n\n${lines.join("\n\n")}\n`;
}

/** Sends a message as its writer would. Gives what was stored or changed against their intention, or null. */
async function sendMessage(chat: Talk, message: Message): Promise<object | null> {
  const before = await chat.responses();
  const expected = expectedAnswer(message);
  const isExpected = (answer: unknown) =>
    JSON.stringify([answer].flat()) === JSON.stringify([expected].flat());
  const { currentQuestionId: asked } = await chat.open();
  let outcome = await chat.say(message.say);
  const offer = outcome.messages.find(({ metadata }) => metadata.offer)?.metadata.offer;
  if (expected !== null && !outcome.isValid)
    outcome = await chat.say(
      offer?.questionId === asked && isExpected(offer?.answer)
        ? "yes"
        : (message.otherwise ?? [expected].flat().join("\n")),
    );
  const stored = outcome.isValid ? outcome.answer : null;
  const after = await chat.responses();
  const changed = Object.keys(before).filter((id) => String(before[id]) !== String(after[id]));
  const isChangeWanted = message.changes !== undefined || changed.length === 0;
  return isExpected(stored) && isChangeWanted ? null : { say: message.say, expected, stored, changed };
}

/** Sentences repeated from the reply before, ignoring lists of options. */
function repeatedSentences(messages: readonly ChatMessage[]): string[] {
  const replies = messages.filter(({ role, metadata }) => role === "bot" && metadata.kind === "reply");
  return replies.flatMap(({ content }, at) => {
    const last = spoken(replies[at - 1]?.content ?? "");
    return spoken(content).filter((sentence) => last.includes(sentence));
  });
}

const spoken = (content: string) =>
  content.split("\n").flatMap((line) => (/^\d+\. /.test(line) ? [] : sentencesOf(line)));

test.each(writtenConversations())("$name: only what the writer meant is stored", async (written) => {
  const server = await testServer();
  const chat = await startChat(server);
  const wrong: object[] = [];
  for (const message of written.messages) {
    server.clock.advance(20_000);
    const surprise = await sendMessage(chat, message);
    if (surprise) wrong.push(surprise);
  }
  const { messages, currentQuestionId: openQuestion } = await chat.open();
  expect({ wrong, twice: repeatedSentences(messages), openQuestion }).toEqual({
    wrong: [],
    twice: [],
    openQuestion: null,
  });
  await expect(transcriptOf(written.who, messages)).toMatchFileSnapshot(
    `../../docs/examples/conversations/${written.name}.md`,
  );
});
