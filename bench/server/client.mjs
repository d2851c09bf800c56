// Requests over connections that stay open, with as little as Node can do for each.
import { Agent, request } from "node:http";

/** Sends to one server; at most `connections` at a time. */
export function createClient(origin, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);

  /** Gives the answer's text; throws for any status but 200. */
  function send({ method, path, cookie = "", body, headers = {} }) {
    const text = body && JSON.stringify(body);
    const type = text
      ? { "content-type": "application/json", "content-length": Buffer.byteLength(text) }
      : {};
    return new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, method, path, headers: { cookie, ...type, ...headers } },
        (response) => {
          let answer = "";
          response.setEncoding("utf8");
          response.on("data", (chunk) => {
            answer += chunk;
          });
          response.on("end", () => {
            if (response.statusCode === 200) resolve(answer);
            else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
          });
          response.on("error", reject);
        },
      );
      sent.on("error", reject);
      sent.end(text);
    });
  }

  return { send, close: () => agent.destroy() };
}
