import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from "#shared/domain/template-file";
import { testServer } from "#tests/helpers/server";
import { textOf } from "#tests/helpers/source-files";
import { talk } from "#tests/helpers/talk";

const value = z.union([z.string(), z.array(z.string())]);
/** A text, how it is answered, and what is offered. */
const asked = z.tuple([z.string(), z.enum(["text", "rating", "one", "several"])], z.string());
const assessment = z.strictObject({
  title: z.string(),
  language: z.string(),
  questions: z.array(asked),
  answers: z.array(z.string()),
  said: z.array(
    z.strictObject({
      first: z.array(z.string()).optional(),
      say: z.string(),
      after: z.number(),
      last: z.string().optional(),
      /** A question's number and the value that is offered for it; "none" where nothing is stored either. */
      offers: z.union([z.literal("none"), z.tuple([z.number(), value.nullable()])]).optional(),
      /** What the reply names, too. */
      lists: z.string().optional(),
      stored: value.optional(),
    }),
  ),
});
type Assessment = z.output<typeof assessment>;

const templateOf = ({ title, language, questions }: Assessment) => ({
  format: TEMPLATE_FORMAT,
  version: TEMPLATE_VERSION,
  template: {
    title,
    language,
    questions: questions.map(([questionText, kind, ...options]) => ({
      questionText,
      questionType: kind === "one" || kind === "several" ? "multiple_choice" : kind,
      isRequired: true,
      ...(options.length > 0 ? { options, selection: kind } : {}),
    })),
  },
});

const cases = z
  .array(assessment)
  .parse(parse(textOf("tests/fixtures/corrections.yaml")))
  .flatMap((each) => each.said.map((said) => ({ each, ...said })));

test.each(cases)("$say ($after answered)", async ({ each, ...said }) => {
  const server = await testServer();
  const admin = await server.admin();
  const { body } = await admin.post("/admin/assessment-templates/import", templateOf(each));
  const chat = await talk(server, body.id);
  const answers = each.answers.slice(0, said.after).with(-1, said.last ?? each.answers[said.after - 1]!);
  for (const answer of answers) expect((await chat.say(answer)).answer).not.toBeNull();
  for (const before of said.first ?? []) await chat.say(before);
  const { answer, messages, response } = await chat.say(said.say);
  const offer = messages.find(({ metadata }) => metadata.offer)?.metadata.offer;
  const number = chat.questions.findIndex(({ id }) => id === offer?.questionId) + 1;
  expect({ stored: answer, offers: offer ? [number, offer.answer] : "none" }).toEqual({
    stored: said.stored ?? null,
    offers: said.offers ?? "none",
  });
  expect(response).toContain(said.lists ?? "");
});
