// A model in a separate process: it thinks for a while, then writes one word, then the rest. Reports when each first
// word was sent, in wall-clock milliseconds, by the number in the answer.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

const thinking = Number(process.argv[2]);
let most = 0;
let atOnce = 0;

const server = createServer(async (request, response) => {
  const prompt = await text(request);
  most = Math.max(most, ++atOnce);
  await wait(thinking);
  const walker = /walker (\d+) of/.exec(prompt)?.[1] ?? "";
  const send = (data) => response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`);
  const write = (piece) =>
    send({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: piece } });
  response.writeHead(200, { "content-type": "text/event-stream" });
  const usage = { input_tokens: 900, output_tokens: 1 };
  const message = {
    id: "m",
    type: "message",
    role: "assistant",
    model: "m",
    content: [],
    stop_reason: null,
    usage,
  };
  send({ type: "message_start", message });
  send({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } });
  process.send({ walker, at: Date.now(), most });
  write('{"kind":"answer","answer":null,"corrects":null,"response":"Thank you ');
  await wait(50);
  write('for telling me."}');
  send({ type: "content_block_stop", index: 0 });
  send({ type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 30 } });
  send({ type: "message_stop" });
  response.end();
  atOnce -= 1;
});
server.listen(0, "127.0.0.1", () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
