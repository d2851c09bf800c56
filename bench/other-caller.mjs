// Another caller beside what a bench measures, from a process of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Somebody else, who asks every 5 ms; tells how long the longest answer took since it was told whom to ask. */
export function startOther() {
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
    const [said] = await once(child, "message");
    return said;
  };
  return {
    watch: ({ url, cookie }) => say({ url, cookie }),
    longest: () => say("longest"),
    end: () => child.kill(),
  };
}
