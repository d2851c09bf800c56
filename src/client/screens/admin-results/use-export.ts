import { useEffect, useRef, useState } from "react";
import type { EXPORT_FORMATS, ResultsFilter } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import { downloadFile } from "../../ui/browser/download";
import { notify } from "../../ui/feedback/notify";
import { filterParams } from "./results-address";

export const EXPORTS = {
  csv: { label: "CSV", name: "CSV", format: "csv", options: "joined" },
  columns: { label: "CSV, one column per option", name: "CSV", format: "csv", options: "columns" },
  xlsx: { label: "Excel", name: "Excel", format: "xlsx", options: "joined" },
  jsonl: { label: "JSON Lines", name: "JSON Lines", format: "jsonl", options: "joined" },
} as const satisfies Record<
  string,
  { label: string; name: string; format: (typeof EXPORT_FORMATS)[number]; options: "joined" | "columns" }
>;
export type ExportKind = keyof typeof EXPORTS;

export type ExportState =
  | { step: "idle" }
  /** @property bytes downloaded so far */
  | { step: "running"; kind: ExportKind; bytes: number }
  | { step: "failed"; kind: ExportKind; message: string };

const FAILED = "Couldn't export the assessments. Nothing was downloaded.";

/** An error with the server's message for a refused export. */
class Refusal extends Error {}

/** Downloads the results as a file. A failed or canceled download saves nothing. */
export function useExport(templateId: TemplateId, filter: ResultsFilter) {
  const [state, setState] = useState<ExportState>({ step: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (kind: ExportKind) => {
    const abort = new AbortController();
    running.current = abort;
    setState({ step: "running", kind, bytes: 0 });
    try {
      const { format, options } = EXPORTS[kind];
      const params = new URLSearchParams([["format", format], ["options", options], ...filterParams(filter)]);
      const response = await fetch(`/api/admin/assessments/${templateId}/export?${params}`, {
        signal: abort.signal,
      });
      if (!response.ok) throw new Refusal(await refusalOf(response));
      const file = await readAll(response, (bytes) => setState({ step: "running", kind, bytes }));
      const name = fileNameIn(response) ?? `results.${format}`;
      downloadFile(name, file);
      setState({ step: "idle" });
      notify.success("Export Successful", `${name} has been downloaded`);
    } catch (error) {
      // Canceled, or the page was closed.
      if (abort.signal.aborted) return;
      const message = error instanceof Refusal ? error.message : FAILED;
      setState({ step: "failed", kind, message });
      notify.error("Export Failed", message);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ step: "idle" });
  };
  return { state, start, cancel };
}

async function refusalOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return response.status < 500 && hasMessage ? String(body.message) : FAILED;
}

/** Reads the body and reports the bytes so far. Rejects if the connection ends early, so no partial file is saved. */
async function readAll(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    bytes += next.value.length;
    onBytes(bytes);
  }
  return new Blob(chunks, { type: response.headers.get("Content-Type") ?? "" });
}

const fileNameIn = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get("Content-Disposition") ?? "")?.[1];
