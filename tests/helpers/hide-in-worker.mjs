// Hides a name in texts on a thread of its own: patterns that never end would otherwise hold the test as well.
import { parentPort, workerData } from "node:worker_threads";
import { runnerImport } from "vite";

const { module } = await runnerImport(workerData.mask);
parentPort.postMessage("ready");
parentPort.on("message", ({ name, text }) => {
  const mask = module.createMask({ name, email: "a.b@c.example" });
  const hidden = mask.hide(text);
  parentPort.postMessage({ hidden, restored: mask.restore(hidden, text) });
});
