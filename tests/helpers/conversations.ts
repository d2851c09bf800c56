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
      /** "nothing", "words" (the message itself), "skip", or the value. */
      stored: value,
      /** What the person says next if the message wasn't understood. */
      otherwise: z.string().optional(),
      /** A change of an earlier answer that the reply offers, or that this message makes. */
      offers: named.optional(),
      changes: named.optional(),
    }),
  ),
});

export interface WrittenConversation extends z.output<typeof conversation> {
  name: string;
}

/** Realistic conversations, each with the answers that a human reader would store. */
export function writtenConversations(): WrittenConversation[] {
  return readdirSync(FOLDER)
    .filter((name) => name !== "template.yaml")
    .map((name) => ({
      name: name.replace(".yaml", ""),
      ...conversation.parse(parse(textOf(`${FOLDER}/${name}`))),
    }));
}

/** The template of all conversations as an importable file. */
export const conversationTemplate = (): object => ({
  format: TEMPLATE_FORMAT,
  version: TEMPLATE_VERSION,
  template: parse(textOf(`${FOLDER}/template.yaml`)),
});
