import { z } from "zod";
import { BackupError } from "../backup/backup-error";
import { ConfigError } from "../config";
import { DatabaseError } from "../db/errors";
import { AppError } from "../lib/errors";

interface StartProblem {
  /** What is wrong and what to do next, for the person who starts the server. */
  sentence: string;
  /** 1 for settings, ports and locks; 2 for the database and backups. */
  exitCode: 1 | 2;
}

const listenError = z.object({
  code: z.string(),
  syscall: z.enum(["listen", "getaddrinfo"]),
  address: z.string().optional(),
  hostname: z.string().optional(),
  port: z.number().optional(),
});

/** Explains why the server can't start; undefined for a bug, which needs its stack trace. */
export function startupError(error: unknown): StartProblem | undefined {
  if (error instanceof ConfigError) return { sentence: error.message, exitCode: 1 };
  if (error instanceof AppError)
    return { sentence: error.message, exitCode: error.code === "BAD_REQUEST" ? 1 : 2 };
  if (error instanceof DatabaseError || error instanceof BackupError)
    return { sentence: error.message, exitCode: 2 };
  const listening = listenError.safeParse(error);
  return listening.success ? { sentence: listenSentence(listening.data), exitCode: 1 } : undefined;
}

function listenSentence({ code, address, hostname, port }: z.output<typeof listenError>): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is already in use. Set PORT to another port, or stop the program that uses it.`;
  }
  if (code === "EACCES") return `This user isn't allowed to use port ${port}. Set PORT to another port.`;
  return `HOST ${hostname ?? address ?? ""} isn't an address of this machine (${code}). Set HOST to one that is.`;
}
