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

test.each(writtenConversations())("$name: every message is taken as its writer meant it", async (written) => {
  const server = await testServer();
  const chat = await begin(server);
  const numberOf = (id: number) => chat.questions.findIndex((question) => question.id === id) + 1;
  const surprises: object[] = [];
  for (const said of written.messages) {
    server.clock.advance(20_000);
    const before = await chat.responses();
    const { isValid, answer, messages } = await chat.say(said.say);
    const offer = messages.find(({ metadata }) => metadata.offer)?.metadata.offer;
    const offers = offer && { question: numberOf(offer.questionId), answer: offer.answer };
    const after = await chat.responses();
    const [changed] = Object.keys(before).filter((id) => String(before[id]) !== String(after[id]));
    const changes = changed && { question: numberOf(Number(changed)), answer: after[changed] };
    const seen = { stored: isValid ? answer : null, offers, changes };
    const meant = { stored: wanted(said), offers: said.offers, changes: said.changes };
    if (JSON.stringify(seen) !== JSON.stringify(meant)) surprises.push({ say: said.say, meant, seen });
  }
  const { messages, currentQuestionId } = await chat.open();
  const replies = messages.filter(({ role, metadata }) => role === "bot" && metadata.kind !== "question");
  const twice = replies.flatMap(({ content }, at) => {
    const last = sentencesOf(replies[at - 1]?.content ?? "");
    return sentencesOf(content).filter((sentence) => last.includes(sentence) && sentence.length > 12);
  });
  expect({ surprises, twice, left: currentQuestionId }).toEqual({ surprises: [], twice: [], left: null });
  await expect(transcriptOf(written.who, messages)).toMatchFileSnapshot(
    `../../docs/examples/conversations/${written.name}.md`,
  );
});
