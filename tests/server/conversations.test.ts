import { expect, test } from "vitest";
import { sentencesOf } from "#server/advice/words";
import type { ChatMessage } from "#shared/contracts/chat";
import {
  conversationTemplate,
  type WrittenConversation,
  writtenConversations,
} from "#tests/helpers/conversations";
import { type TestServer, testServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

type Said = WrittenConversation["messages"][number];

/** What is stored of a message, by the words of the fixture. */
const wanted = ({ say, stored }: Said) =>
  stored === "nothing" ? null : stored === "words" ? say.trim() : stored;

const begin = async (server: TestServer): Promise<Talk> => {
  const admin = await server.admin();
  const { body } = await admin.post("/admin/assessment-templates/import", conversationTemplate());
  return talk(server, body.id);
};

/** What was said, as somebody reads it who was not there. */
function transcriptOf(who: string, messages: readonly ChatMessage[]): string {
  const lines = messages.map(({ role, content, metadata }) => {
    if (role === "bot") return content.replaceAll("\n", "  \n");
    const taken = metadata.isValid ? [metadata.answer].flat().join(" + ") : "nothing";
    return `> ${content.replaceAll("\n", "  \n> ")}\n>\n> *Stored: ${taken === content ? "these words" : taken}*`;
  });
  return `# ${who}\n\n${lines.join("\n\n")}\n`;
}

/** Takes one message, and what is said instead where it was only not understood; what came of it, and how that was meant. */
async function hear(chat: Talk, said: Said) {
  const before = await chat.responses();
  const first = await chat.say(said.say);
  const isLost = said.otherwise !== undefined && !first.isValid;
  const { isValid, answer, messages } = isLost ? await chat.say(said.otherwise ?? "") : first;
  const numberOf = (id: number | string) => chat.questions.findIndex((each) => each.id === Number(id)) + 1;
  const offer = messages.find(({ metadata }) => metadata.offer)?.metadata.offer;
  const after = await chat.responses();
  const [changed] = Object.keys(before).filter((id) => String(before[id]) !== String(after[id]));
  const seen = {
    stored: isValid ? answer : null,
    offers: offer && { question: numberOf(offer.questionId), answer: offer.answer },
    changes: changed && { question: numberOf(changed), answer: after[changed] },
  };
  return { seen, meant: { stored: wanted(said), offers: said.offers, changes: said.changes } };
}

/** Sentences of a reply that stood in the reply before; a list of options is none. */
function saidTwice(messages: readonly ChatMessage[]): string[] {
  const replies = messages.filter(({ role, metadata }) => role === "bot" && metadata.kind === "reply");
  return replies.flatMap(({ content }, at) => {
    const last = spoken(replies[at - 1]?.content ?? "");
    return spoken(content).filter((sentence) => last.includes(sentence));
  });
}

const spoken = (content: string) =>
  content.split("\n").flatMap((line) => (/^\d+\. /.test(line) ? [] : sentencesOf(line)));

test.each(writtenConversations())("$name: every message is taken as its writer meant it", async (written) => {
  const server = await testServer();
  const chat = await begin(server);
  const surprises: object[] = [];
  for (const said of written.messages) {
    server.clock.advance(20_000);
    const { seen, meant } = await hear(chat, said);
    if (JSON.stringify(seen) !== JSON.stringify(meant)) surprises.push({ say: said.say, meant, seen });
  }
  const { messages, currentQuestionId: left } = await chat.open();
  expect({ surprises, twice: saidTwice(messages), left }).toEqual({ surprises: [], twice: [], left: null });
  await expect(transcriptOf(written.who, messages)).toMatchFileSnapshot(
    `../../docs/examples/conversations/${written.name}.md`,
  );
});
