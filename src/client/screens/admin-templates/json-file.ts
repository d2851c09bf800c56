import { LARGEST_TEMPLATE_FILE } from "#shared/domain/template-file";

export type JsonFile = { ok: true; content: unknown } | { ok: false; message: string };

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000).toLocaleString("en-US")} KB`;
const refuse = (message: string): JsonFile => ({ ok: false, message });

/** Reads a file that a person chose, or says why it cannot be a template's: what needs no server to be known. */
export async function readJsonFile(file: Blob): Promise<JsonFile> {
  if (file.size > LARGEST_TEMPLATE_FILE) {
    return refuse(
      `This file is too large: it has ${kilobytes(file.size)}, and at most ${kilobytes(LARGEST_TEMPLATE_FILE)} can be imported. Is it a template's file?`,
    );
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return refuse("This file could not be read. Please choose it again.");
  }
  if (text.trim() === "") {
    return refuse("This file is empty. Export the template again, and choose the new file.");
  }
  try {
    return { ok: true, content: JSON.parse(text) };
  } catch {
    return refuse(
      "This file is not valid JSON. Choose a file as Export has saved it; one that was edited may have lost a comma or a quote.",
    );
  }
}
