// `npm run dev`: one process in which Vite serves the browser's code and loads the server's. When the server's code
// changes, a new server replaces the old one on the same database. The browser's code is hot reloaded.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, sep } from "node:path";
import { createServer as createVite } from "vite";
import { root } from "./build-if-stale.mjs";

const CALLS = /^\/(api|trpc|healthz)(\/|\?|$)/;
const SERVER_CODE = ["src/server", "src/shared", "migrations"].map((folder) => join(root, folder) + sep);

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const http = createServer((request, response) => {
  if (!CALLS.test(request.url)) vite.middlewares(request, response);
  else if (running) running.handle(request, response);
  else response.writeHead(503).end();
});
const vite = await createVite({ appType: "custom", server: { middlewareMode: true, ws: { server: http } } });

/** Loads the server's current code. Throws if it doesn't compile. */
function load() {
  vite.environments.ssr.moduleGraph.invalidateAll();
  return vite.ssrLoadModule("/src/server/startup/dev-server.ts");
}

let running = await (await load()).startDevServer(process.env);
let swapping = Promise.resolve();
const { host, port, welcome, shell } = running;
vite.middlewares.use(sendShell);
vite.watcher.on("all", (_event, path) => {
  if (SERVER_CODE.some((folder) => path.startsWith(folder))) swapping = swapping.then(swap);
});
http.listen(port, host, () => process.stdout.write(welcome));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);

/** Keeps the old server if the new code doesn't compile. */
async function swap() {
  try {
    const { startDevServer } = await load();
    const old = running;
    running = undefined;
    await old?.close();
    running = await startDevServer(process.env);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
  }
}

async function sendShell(request, response) {
  const html = await vite.transformIndexHtml(request.url, shell(await readFile("index.html", "utf8")));
  response.setHeader("Content-Type", "text/html; charset=utf-8").end(html);
}

async function stop() {
  http.close();
  http.closeAllConnections();
  await Promise.all([vite.close(), running?.close()]);
}
