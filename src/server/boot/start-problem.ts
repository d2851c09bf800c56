import { z } from "zod";
import { ConfigError } from "../config";
import { DatabaseError } from "../db/errors";
import { AppError } from "../kernel/errors";

interface StartProblem {
  /** For the person who starts the server: what is wrong, and what to do next. */
  sentence: string;
  /** 1 for settings, ports and locks; 2 for the database. */
  exitCode: 1 | 2;
}

/** What Node throws when it cannot listen. */
const listenError = z.object({
  code: z.string(),
  syscall: z.enum(["listen", "getaddrinfo"]),
  address: z.string().optional(),
  hostname: z.string().optional(),
  port: z.number().optional(),
});

/** Tells what keeps the server from starting; undefined for a fault of ours, which deserves its stack. */
export function startProblem(error: unknown): StartProblem | undefined {
  if (error instanceof ConfigError) return { sentence: error.message, exitCode: 1 };
  if (error instanceof AppError)
    return { sentence: error.message, exitCode: error.code === "BAD_REQUEST" ? 1 : 2 };
  if (error instanceof DatabaseError) return { sentence: error.message, exitCode: 2 };
  const listening = listenError.safeParse(error);
  return listening.success ? { sentence: listenSentence(listening.data), exitCode: 1 } : undefined;
}

function listenSentence({ code, address, hostname, port }: z.output<typeof listenError>): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is already in use. Please set PORT to a free one, or stop the program that uses it.`;
  }
  if (code === "EACCES") return `Port ${port} is not allowed to this user. Please set PORT to another one.`;
  return `HOST ${hostname ?? address ?? ""} is not an address of this machine (${code}). Please set HOST to one that is.`;
}
