import { connect } from "node:net";

/**
 * Sends raw bytes on a new connection and returns the first response.
 * @param rest more bytes, sent as soon as the promise resolves
 */
export async function answerTo(port: number, bytes: string, rest?: Promise<string>) {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  void rest?.then((more) => socket.write(more));
  let answer = "";
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes("\r\n\r\n")) break;
  }
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [status, ...lines] = head.split("\r\n");
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.replace(/^.*?: ?/, "")]),
  );
  return { status, headers, body };
}
