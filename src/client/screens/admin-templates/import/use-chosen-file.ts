import { useRef, useState } from "react";
import type { FileProblem, ImportPlan } from "#shared/contracts/template-file";
import { MAX_TEMPLATE_FILE } from "#shared/domain/template-file";
import { trpc } from "../../../api/trpc";
import { errorMessage } from "../../../ui/feedback/errors";

export type SoundPlan = Extract<ImportPlan, { ok: true }>;

export type ChosenFile = { name: string } & (
  | { state: "checking" }
  | { state: "refused"; problems: readonly FileProblem[] }
  /** The check failed; the file itself may be valid. */
  | { state: "unchecked"; message: string; retry: () => void }
  | { state: "sound"; content: unknown; plan: SoundPlan }
);

interface FileChoice {
  chosen: ChosenFile | undefined;
  /** Checks a file here and on the server, without storing it. A newer choice replaces it. */
  choose: (file: File) => void;
  forget: () => void;
}

/** State of the file to import. */
export function useChosenFile(): FileChoice {
  const [chosen, setChosen] = useState<ChosenFile>();
  const latest = useRef<File>(undefined);
  const { mutateAsync: plan } = trpc.admin.templateFiles.plan.useMutation();

  async function check(file: File): Promise<ChosenFile> {
    const { name } = file;
    const read = await readJsonFile(file);
    if (!read.ok) return { name, state: "refused", problems: [{ where: null, message: read.message }] };
    try {
      const answer = await plan({ file: read.content });
      return answer.ok
        ? { name, state: "sound", content: read.content, plan: answer }
        : { name, state: "refused", problems: answer.problems };
    } catch (error) {
      const message = errorMessage(error, "Couldn't check the file.");
      return { name, state: "unchecked", message, retry: () => choose(file) };
    }
  }

  function choose(file: File): void {
    latest.current = file;
    setChosen({ name: file.name, state: "checking" });
    void check(file).then((result) => {
      if (latest.current === file) setChosen(result);
    });
  }

  function forget(): void {
    latest.current = undefined;
    setChosen(undefined);
  }

  return { chosen, choose, forget };
}

type JsonFile = { ok: true; content: unknown } | { ok: false; message: string };

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000).toLocaleString("en-US")} KB`;
const refuse = (message: string): JsonFile => ({ ok: false, message });

/** Reads a JSON file, or returns why it can't be a template file, without asking the server. */
export async function readJsonFile(file: Blob): Promise<JsonFile> {
  if (file.size > MAX_TEMPLATE_FILE) {
    return refuse(
      `This file is too large (${kilobytes(file.size)}). Template files can be up to ${kilobytes(MAX_TEMPLATE_FILE)}.`,
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
