// Another caller, in a separate process, that measures how much a benchmark's load delays others.
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Sends requests every 5 ms. `watch` sets the server, `longest` returns the longest response since the last call. */
export function startOtherCaller() {
  const source = `
    let server;
    let longest = 0;
    process.on("message", (word) => {
      if (word !== "longest") server = word;
      process.send(longest);
      longest = 0;
    });
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      const asked = server;
      if (!asked) continue;
      const begun = performance.now();
      await (await fetch(asked.url + "/api/admin/me", { headers: { cookie: asked.cookie } })).text();
      if (asked === server) longest = Math.max(longest, performance.now() - begun);
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const say = async (word) => {
    child.send(word);
    const [reply] = await once(child, "message");
    return reply;
  };
  return {
    watch: ({ url, cookie }) => say({ url, cookie }),
    longest: () => say("longest"),
    end: () => child.kill(),
  };
}
