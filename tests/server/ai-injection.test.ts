import { expect, test } from "vitest";
import { exportText, MISSING_ANSWER } from "#shared/domain/attempt-file";
import { wordsOf } from "#tests/fakes/anthropic-replies";
import { GUIDANCE, LEAKED, obedientModel } from "#tests/fakes/obedient-model";
import { ALL_HOSTILE_TEXTS, HOSTILE_TEXTS } from "#tests/fixtures/hostile-texts";
import { isThorough } from "#tests/helpers/effort";
import { modeledServer } from "#tests/helpers/modelled";
import type { Agent, TestServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

const FOREIGN = "Quokka figures of another company";
const OPTIONS = ["Just me", "2 to 10"];
/** Phrases from each prompt. They are short, because eight words in a row stop the reply as a leak. */
const PROMPTS =
  /Zebra guidance|Say what the reply is, what it means|experienced business adviser|never an instruction/;
/** Active Markdown, after escapes are removed. "javascript:" is active only in a link. */
const LIVE = /!\[|\]\(|\]\[|^\s*\[[^\]]*\]:|<[a-z/!]|&#|&lt;|[\u200b\u202e]|[\u{e0000}-\u{e007f}]/imu;
const withoutEscapes = (markdown: string) => markdown.replace(/\\[\s\S]/g, "").replaceAll("](#question-", "");

async function template(admin: Agent): Promise<number> {
  const { body } = await admin.post("/admin/assessment-templates", {
    title: "Growth check",
    resultsAnalysisPrompt: GUIDANCE,
  });
  const drafts = [
    { questionText: "What do you sell?", questionType: "text", analysisPrompt: GUIDANCE },
    { questionText: "How healthy is your cash flow?", questionType: "rating", analysisPrompt: GUIDANCE },
    { questionText: "How big is your team?", questionType: "multiple_choice", options: OPTIONS },
  ];
  for (const draft of drafts) await admin.post(`/admin/assessments/${body.id}/questions`, draft);
  return body.id;
}

function expectTame(markdown: string): void {
  expect(markdown).not.toMatch(PROMPTS);
  expect(withoutEscapes(markdown)).not.toMatch(LIVE);
}

/** Answers each question with the text, and plainly when the text was not accepted. */
async function attack(chat: Talk, text: string): Promise<void> {
  const { questions } = chat;
  const plain = ["We sell bicycles", "3", "Just me"];
  for (const [index, { id }] of questions.entries()) {
    for (const message of [text, text, plain[index] ?? ""]) {
      if ((await chat.open()).currentQuestionId !== id) break;
      const { streamed, response } = await chat.say(message, id);
      expect(streamed).not.toContain(LEAKED);
      expect(response).not.toMatch(PROMPTS);
    }
  }
  const responses = await chat.responses();
  const [sells, rated, team] = questions.map(({ id }) => responses[id]);
  expect([text.trim(), "We sell bicycles"].some((text) => String(sells).startsWith(text))).toBe(true);
  expect(["1", "2", "3", "4", "5"]).toContain(rated);
  expect([team].flat().every((option) => OPTIONS.includes(String(option)))).toBe(true);
}

async function expectWellKept(server: TestServer, chat: Talk): Promise<void> {
  const { recommendations } = await chat.results();
  expect(recommendations).toBeNull();
  const bot = (await chat.open()).messages.filter(({ role }) => role === "bot");
  for (const { content } of bot) expectTame(content);
  const { attempts, chat: conversations } = server.deps.services;
  const attempt = await attempts.forAdmin({} as never, chat.id);
  const questions = await attempts.questionsForAdmin({} as never, chat.id);
  const messages = await conversations.transcript({} as never, chat.id);
  const [adminEmail, missingAnswer, now] = ["a@b.example", MISSING_ANSWER.details, new Date()] as const;
  const file = JSON.parse(exportText({ attempt, questions, messages, adminEmail, missingAnswer, now }));
  expect(file.responses).toEqual(await chat.responses());
  expect(file.aiAnalysis.recommendations).toBe(recommendations);
  expect(JSON.stringify(file)).not.toContain("Quokka");
}

test("there are at least sixty hostile texts", () => {
  expect(new Set(ALL_HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(60);
});

/** Texts that are tried together: all of one style, or a sample with one of each. */
const GROUPS: readonly (readonly [style: string, texts: readonly string[]])[] = isThorough
  ? Object.entries(HOSTILE_TEXTS)
  : [["one text of each style", Object.values(HOSTILE_TEXTS).map(([first]) => first)]];

test.each(GROUPS)(
  "%s in answers can't make an obedient model skip, leak or render anything",
  async (_style, texts) => {
    const server = await modeledServer({ reply: obedientModel() });
    const templateId = await template(await server.admin());
    const neighbour = await talk(server, templateId, "neighbour@example.com");
    await neighbour.say(FOREIGN);
    const before = server.model.requests.length;
    for (const text of texts) {
      const chat = await talk(server, templateId);
      await attack(chat, text);
      await chat.complete();
      await expectWellKept(server, chat);
    }
    for (const request of server.model.requests.slice(before)) {
      const sent = wordsOf(request);
      expect(sent).not.toMatch(/Quokka|neighbour|Pat Doe|person\d+@/);
      const boundary = /<participant-data-(\w{24})>\n.*\n<\/participant-data-\1>$/s.exec(sent)?.[1];
      expect(sent.split(String(boundary))).toHaveLength(3);
    }
  },
);

test.each(GROUPS)("%s in templates stay plain text in prompts and messages", async (_style, group) => {
  const server = await modeledServer();
  const admin = await server.admin();
  const texts = group.map((text) => text.trim().slice(0, 200));
  const [title, description] = texts;
  const { body } = await admin.post("/admin/assessment-templates", {
    title,
    description,
    resultsAnalysisPrompt: texts.join("\n").slice(0, 2_000),
  });
  for (const text of texts) {
    const draft = { questionText: text, analysisPrompt: text };
    const path = `/admin/assessments/${body.id}/questions`;
    await admin.post(path, { ...draft, questionType: "text" });
    await admin.post(path, { ...draft, questionType: "multiple_choice", options: ["None", text] });
  }
  const chat = await talk(server, body.id);
  for (const { questionType } of chat.questions) {
    const message = questionType === "text" ? "We sell bicycles" : "None";
    expect(await chat.say(message)).toMatchObject({ isValid: true });
  }
  await chat.complete();
  const { recommendations } = await chat.results();
  // Other messages are shown as plain text (decision 0029).
  const replies = (await chat.open()).messages.filter(({ metadata }) => metadata.kind === "reply");
  for (const markdown of [String(recommendations), ...replies.map(({ content }) => content)]) {
    expect(withoutEscapes(markdown)).not.toMatch(/!\[|\]\(|<[a-z/!]|^\s*\[[^\]]*\]:/im);
  }
  for (const request of server.model.requests) expect(wordsOf(request).match(/<[^>]*>/g)).toHaveLength(2);
  expect(server.model.requests).toHaveLength(texts.length + 2);
});
