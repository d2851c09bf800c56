import { readdirSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from "#shared/domain/template-file";
import { textOf } from "#tests/helpers/source-files";

const FOLDER = "tests/fixtures/conversations";

const value = z.union([z.string(), z.array(z.string())]);
const named = z.strictObject({ question: z.number(), answer: value.nullable() });

const conversation = z.strictObject({
  who: z.string(),
  messages: z.array(
    z.strictObject({
      say: z.string(),
      /** "nothing", "words" (as they were said), "skip", or the value. */
      stored: value,
      /** What the person says instead where it was not understood. */
      otherwise: z.string().optional(),
      /** The change of an earlier answer, by the question's number, that the reply offers, or that this message makes. */
      offers: named.optional(),
      changes: named.optional(),
    }),
  ),
});

export interface WrittenConversation extends z.output<typeof conversation> {
  name: string;
}

/** Conversations as people hold them, each with what a person who reads along would store. */
export function writtenConversations(): WrittenConversation[] {
  return readdirSync(FOLDER)
    .filter((name) => name !== "template.yaml")
    .map((name) => ({
      name: name.replace(".yaml", ""),
      ...conversation.parse(parse(textOf(`${FOLDER}/${name}`))),
    }));
}

/** What all of them answer, as a file that can be imported. */
export const conversationTemplate = (): object => ({
  format: TEMPLATE_FORMAT,
  version: TEMPLATE_VERSION,
  template: parse(textOf(`${FOLDER}/template.yaml`)),
});
