// Renders pages in a separate thread, because each takes some milliseconds that would block other requests. The pages
// read `appConfig` when they are loaded, so it is set before the import.
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
