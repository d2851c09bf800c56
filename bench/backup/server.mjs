// The built server and its commands, on data folders of the benchmark.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { built } from "../../src/server/startup/build-if-stale.mjs";
import { startGaugedServer } from "../gauged-server.mjs";

const PORT = 3978;
const ADMIN = { email: "ada@example.com", password: "correct-horse" };
const URL_OF_SERVER = `http://localhost:${PORT}`;

const environment = (folder) => ({
  PATH: process.env.PATH,
  PORT: String(PORT),
  DATA_DIR: folder,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_FACTOR: "off",
  LOG_LEVEL: "info",
});

/** Starts a server on a folder, with a client that is signed in as its admin. */
export async function startServer(folder) {
  const server = await startGaugedServer(environment(folder));
  const admin = client();
  await admin("POST", "/admin/login", ADMIN);
  return { admin, ...server };
}

/** A REST client with a session cookie. A call returns JSON, or text with `isText`. */
export function client() {
  let cookie = "";
  return async (method, path, body, isText = false) => {
    const response = await fetch(`${URL_OF_SERVER}/api${path}`, {
      method,
      headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
      body: body && JSON.stringify(body),
    });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return isText ? text : JSON.parse(text);
  };
}

/** Runs a command until it ends, or kills it after `killAfter` milliseconds or as soon as `killWhen` returns true. */
export async function run(folder, args, { killAfter, killWhen } = {}) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [built, ...args], {
    env: environment(folder),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfter);
  const look = () => {
    if (killWhen() && child.exitCode === null) child.kill("SIGKILL");
    else if (child.exitCode === null) setImmediate(look);
  };
  if (killWhen) look();
  const [code] = await once(child, "close");
  clearTimeout(timer);
  return { code, output, milliseconds: performance.now() - startedAt };
}
