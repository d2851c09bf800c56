import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { NO_STORE } from "./headers";

interface Refusal {
  status: number;
  message: string;
}

/** By Node's error code. */
const REFUSALS: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: "The request took too long." },
  HPE_HEADER_OVERFLOW: { status: 431, message: "The headers are too large." },
};
const UNREADABLE: Refusal = { status: 400, message: "The request can't be read." };

/** Answers a malformed request with these headers and closes the connection. No Fastify hook runs for it. */
export const refuseMalformed =
  (headers: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (socket.writable && error.code !== "ECONNRESET") {
      socket.write(answerOf(REFUSALS[error.code ?? ""] ?? UNREADABLE, headers));
    }
    socket.destroy(error);
  };

function answerOf({ status, message }: Refusal, headers: Record<string, string>): string {
  const body = JSON.stringify({ message });
  const all = {
    ...headers,
    ...NO_STORE,
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
