import { useRef, useState } from "react";
import type { FileProblem, ImportPlan } from "#shared/contracts/template-file";
import { trpc } from "../../../api/trpc";
import { errorMessage } from "../../../ui/feedback/errors";
import { readJsonFile } from "./json-file";

export type SoundPlan = Extract<ImportPlan, { ok: true }>;

/** A file that was chosen, and what is known of it by now. */
export type ChosenFile = { name: string } & (
  | { state: "checking" }
  | { state: "refused"; problems: readonly FileProblem[] }
  /** The check itself failed; the file may be sound. */
  | { state: "unchecked"; message: string; retry: () => void }
  | { state: "sound"; content: unknown; plan: SoundPlan }
);

interface FileChoice {
  chosen: ChosenFile | undefined;
  /** Checks a file, here and on the server, which stores nothing. Another choice replaces it at once. */
  choose: (file: File) => void;
  forget: () => void;
}

/** The file that is about to be imported. */
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
