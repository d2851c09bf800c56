// Requests over keep-alive connections, with as little overhead as possible.
import { Agent, request } from "node:http";

/** Creates a client for one server, with at most `connections` requests at the same time. */
export function createClient(origin, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);

  /** Returns the response's text. Throws unless the status is 200. */
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
