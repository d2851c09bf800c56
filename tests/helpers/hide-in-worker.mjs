// Redacts a name in a worker thread, because a regular expression that never ends would block the test too.
import { parentPort, workerData } from "node:worker_threads";
import { runnerImport } from "vite";

const { module } = await runnerImport(workerData.redactor);
parentPort.postMessage("ready");
parentPort.on("message", ({ name, text }) => {
  const redactor = module.createRedactor({ name, email: "a.b@c.example" });
  const hidden = redactor.hide(text);
  parentPort.postMessage({ hidden, restored: redactor.restore(hidden, text) });
});
