import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createSsrWorker, type SsrWorker } from "#server/ssr/ssr-worker";
import { temporaryFolder } from "#tests/helpers/process";

const PAGE = { href: "/", nonce: "n", zone: null, calls: [] };

/** A renderer with a running worker that executes `onMessage` for each task. */
async function rendererOf(onMessage: string) {
  const program = join(temporaryFolder(), "thread.mjs");
  writeFileSync(
    program,
    `import { parentPort, workerData } from "node:worker_threads";
    parentPort.postMessage("ready");
    parentPort.on("message", (task) => {
      if (task.href === "/there") return parentPort.postMessage({ call: task.call, page: { html: "yes", title: "" } });
      ${onMessage}
    });`,
  );
  const log = { warn: vi.fn() };
  const renderer = createSsrWorker({ program, appConfig: '{"name":"Acme"}', log });
  onTestFinished(() => renderer.close());
  // A page requested before the worker is ready is left to the browser without waiting.
  expect(await renderer.render(PAGE)).toBeUndefined();
  await waitForRender(renderer);
  return { ...renderer, log };
}

const waitForRender = ({ render }: Pick<SsrWorker, "render">) =>
  expect.poll(() => render({ ...PAGE, href: "/there" })).toMatchObject({ html: "yes" });

test("a page is rendered by the worker with the app's configuration", async () => {
  const { render } = await rendererOf(
    "parentPort.postMessage({ call: task.call, page: { html: workerData, title: task.href } })",
  );
  const pages = await Promise.all([render(PAGE), render({ ...PAGE, href: "/access" })]);
  const html = '{"name":"Acme"}';
  expect(pages).toEqual([
    { html, title: "/" },
    { html, title: "/access" },
  ]);
});

test("a page that can't be rendered is left to the browser, and the reason is logged", async () => {
  const { render, log } = await rendererOf(
    "parentPort.postMessage({ call: task.call, problem: 'No such place' })",
  );
  expect(await render(PAGE)).toBeUndefined();
  expect(log.warn).toHaveBeenCalledWith({ problem: "No such place" }, "A page could not be rendered");
});

test("a silent worker isn't waited for", async () => {
  const { render } = await rendererOf("");
  expect(await render(PAGE)).toBeUndefined();
});

test("a worker that exits is replaced", async () => {
  const { render } = await rendererOf(
    "if (task.href === '/die') process.exit(1); parentPort.postMessage({ call: task.call, page: { html: 'alive', title: '' } })",
  );
  expect(await render({ ...PAGE, href: "/die" })).toBeUndefined();
  await waitForRender({ render });
  expect(await render(PAGE)).toMatchObject({ html: "alive" });
});

test("with 32 pages waiting, further ones are left to the browser until the worker has caught up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const channel = new BroadcastChannel("renderer-test");
  onTestFinished(() => channel.close());
  const { render } = await rendererOf(`
    globalThis.held = [...(globalThis.held ?? []), task.call];
    globalThis.channel ??= new BroadcastChannel("renderer-test");
    channel.onmessage = () => {
      for (const call of held) parentPort.postMessage({ call, page: { html: "late", title: "" } });
    };
    channel.postMessage(held.length);
  `);
  const areThere = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => data === 32 && resolve();
  });
  const isLeftAtOnce = () =>
    Promise.race([
      render(PAGE).then(() => true),
      new Promise((resolve) => setImmediate(() => resolve(false))),
    ]);
  const waiting = Array.from({ length: 32 }, () => render(PAGE));
  expect(await isLeftAtOnce()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
  expect(await isLeftAtOnce()).toBe(true);
  await areThere;
  channel.postMessage("answer");
  await waitForRender({ render });
});

test("a worker that hangs is replaced after half a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { render } = await rendererOf("for (;;);");
  const waiting = Array.from({ length: 32 }, () => render(PAGE));
  vi.advanceTimersByTime(30_000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
  expect(await render(PAGE)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await render(PAGE)).toBeUndefined();
  await waitForRender({ render });
});

test("a worker that exits before it is ready is not restarted for half a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const [program, starts] = [join(folder, "thread.mjs"), join(folder, "starts")];
  writeFileSync(
    program,
    `import { appendFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(starts)}, "started ");
    process.exit(1);`,
  );
  const log = { warn: vi.fn() };
  const { render, close } = createSsrWorker({ program, appConfig: "{}", log });
  onTestFinished(close);
  expect(await render(PAGE)).toBeUndefined();
  await expect.poll(() => log.warn.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(29_999);
  for (const _ of [1, 2, 3]) expect(await render(PAGE)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await render(PAGE)).toBeUndefined();
  await expect.poll(() => log.warn.mock.calls.length).toBe(2);
  expect(readFileSync(starts, "utf8")).toBe("started started ");
});
