// Renders pages, in a thread of its own: one takes some milliseconds, in which nobody else is to wait. What the pages
// know of their owner is read when they are loaded, so it is there before.
import { parentPort, workerData } from "node:worker_threads";
import type { PageToRender } from "../../client/render";

export interface Task extends PageToRender {
  call: number;
}

globalThis.appConfig = String(workerData);
const { render } = await import("../../client/render");

parentPort?.postMessage("ready");
parentPort?.on("message", async ({ call, ...task }: Task) => {
  try {
    parentPort?.postMessage({ call, page: await render(task) });
  } catch (error) {
    parentPort?.postMessage({ call, problem: error instanceof Error ? error.message : String(error) });
  }
});
