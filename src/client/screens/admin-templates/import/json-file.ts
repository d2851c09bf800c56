import { LARGEST_TEMPLATE_FILE } from "#shared/domain/template-file";

export type JsonFile = { ok: true; content: unknown } | { ok: false; message: string };

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000).toLocaleString("en-US")} KB`;
const refuse = (message: string): JsonFile => ({ ok: false, message });

/** Reads a file that a person chose, or says why it cannot be a template's: what needs no server to be known. */
export async function readJsonFile(file: Blob): Promise<JsonFile> {
  if (file.size > LARGEST_TEMPLATE_FILE) {
    return refuse(
      `This file is too large (${kilobytes(file.size)}). Template files can be up to ${kilobytes(LARGEST_TEMPLATE_FILE)}.`,
    );
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return refuse("Couldn't read this file. Choose it again.");
  }
  if (text.trim() === "") {
    return refuse("This file is empty. Export the template again and choose the new file.");
  }
  try {
    return { ok: true, content: JSON.parse(text) };
  } catch {
    return refuse(
      "This file isn't valid JSON. If you edited it, check for a missing comma or quotation mark, or export the template again.",
    );
  }
}
