import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createRenderer, type Renderer } from "#server/rendering/renderer";

const PAGE = { href: "/", nonce: "n", zone: null, calls: [] };

/** A renderer whose thread is there, and does that with each task. */
async function rendererOf(onMessage: string) {
  const program = join(mkdtempSync(join(tmpdir(), "askwell-renderer-")), "thread.mjs");
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
  const renderer = createRenderer({ program, appConfig: '{"name":"Acme"}', log });
  onTestFinished(() => renderer.close());
  // Who comes before it is there waits for nothing.
  expect(await renderer.render(PAGE)).toBeUndefined();
  await untilThere(renderer);
  return { ...renderer, log };
}

const untilThere = ({ render }: Pick<Renderer, "render">) =>
  expect.poll(() => render({ ...PAGE, href: "/there" })).toMatchObject({ html: "yes" });

test("a page is what the thread makes of it, and of what it knows of the owner", async () => {
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

test("a page that cannot be rendered is left to the browser, and the log says why", async () => {
  const { render, log } = await rendererOf(
    "parentPort.postMessage({ call: task.call, problem: 'No such place' })",
  );
  expect(await render(PAGE)).toBeUndefined();
  expect(log.warn).toHaveBeenCalledWith({ problem: "No such place" }, "A page could not be rendered");
});

test("a thread that says nothing keeps nobody waiting", async () => {
  const { render } = await rendererOf("");
  expect(await render(PAGE)).toBeUndefined();
});

test("a thread that dies is followed by another", async () => {
  const { render } = await rendererOf(
    "if (task.href === '/die') process.exit(1); parentPort.postMessage({ call: task.call, page: { html: 'alive', title: '' } })",
  );
  expect(await render({ ...PAGE, href: "/die" })).toBeUndefined();
  await untilThere({ render });
  expect(await render(PAGE)).toMatchObject({ html: "alive" });
});

test("more pages than it can render in time are left to the browser at once", async () => {
  const { render } = await rendererOf("");
  const waiting = Array.from({ length: 32 }, () => render(PAGE));
  const one = Promise.race(waiting).then(() => "waited");
  expect(await Promise.race([render(PAGE).then(() => "left"), one])).toBe("left");
  await Promise.all(waiting);
  await untilThere({ render });
});
