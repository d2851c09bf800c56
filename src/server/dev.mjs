// `npm run dev`: one process in which Vite serves the browser's code and loads the server's. When the server's code
// changes, a new server takes the place of the old one, on the same database; the browser's code changes in the page.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, sep } from "node:path";
import { createServer as createVite } from "vite";
import { root } from "./build-if-stale.mjs";

const CALLS = /^\/(api|trpc|healthz)(\/|\?|$)/;
const PARTS = ["config", "deps", "prepare", "app", "announce"];
const SERVER_CODE = ["src/server", "src/shared", "migrations"].map((folder) => join(root, folder) + sep);

process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");

const http = createServer((request, response) => {
  if (!CALLS.test(request.url)) vite.middlewares(request, response);
  else if (running) running.app.routing(request, response);
  else response.writeHead(503).end();
});
const vite = await createVite({ appType: "custom", server: { middlewareMode: true, ws: { server: http } } });
const load = (name) => vite.ssrLoadModule(`/src/server/${name}.ts`);

let running = await start(await compose());
const { config } = running.deps;
vite.middlewares.use(sendShell);
vite.watcher.on("all", (_event, path) => {
  if (SERVER_CODE.some((folder) => path.startsWith(folder))) swapping = swapping.then(swap);
});
let swapping = Promise.resolve();
http.listen(config.port, config.host, () => process.stdout.write(running.welcome));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);

/** The server's modules as they are on the disk now; throws where they do not compile. */
async function compose() {
  return Object.assign({}, ...(await Promise.all(PARTS.map(load))));
}

async function start({ readConfig, createDeps, prepare, buildApp, announceStart }) {
  const deps = createDeps(readConfig(process.env));
  const welcome = announceStart(deps, await prepare(deps));
  const app = await buildApp(deps);
  await Promise.all([app.ready(), deps.worker.start()]);
  return { deps, app, welcome };
}

/** The old server goes on while the new one does not compile. */
async function swap() {
  try {
    const modules = await compose();
    await close();
    running = await start(modules);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
  }
}

async function close() {
  const old = running;
  running = undefined;
  await old?.app.close();
  await old?.deps.close();
}

async function sendShell(request, response) {
  const { fillShell } = await load("http/pages");
  const shell = fillShell(await readFile("index.html", "utf8"), config.branding, "");
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(await vite.transformIndexHtml(request.url, shell));
}

async function stop() {
  http.close();
  http.closeAllConnections();
  await Promise.all([vite.close(), close()]);
}
