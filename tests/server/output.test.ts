import { execFileSync } from "node:child_process";
import fs, { closeSync, constants, openSync, readSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createOutput } from "#server/lib/nonblocking-output";
import { temporaryFolder } from "#tests/helpers/process";

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;

/**
 * A pipe with an on-demand reader and a writer like Node's stdout.
 * @param isTTY opens the pipe in blocking mode, like a terminal
 */
function pipe({ isTTY = false } = {}) {
  const path = join(temporaryFolder(), "pipe");
  execFileSync("mkfifo", [path]);
  const openReader = () => openSync(path, O_RDONLY | O_NONBLOCK);
  let reader = openReader();
  const output = createOutput({ fd: openSync(path, isTTY ? O_WRONLY : O_WRONLY | O_NONBLOCK), isTTY });

  let text = "";
  /** Reads what the pipe contains; gives everything read so far. */
  function read(): string {
    const chunk = Buffer.alloc(1024 * 1024);
    try {
      text += chunk.toString("utf8", 0, readSync(reader, chunk));
    } catch {
      // EAGAIN: the pipe is empty.
    }
    return text;
  }

  return {
    output,
    read,
    leave: () => closeSync(reader),
    reopenReader: () => {
      reader = openReader();
    },
  };
}

test("a slow reader gets everything, in order", async () => {
  const { output, read } = pipe();
  const lines = Array.from({ length: 3_000 }, (_, i) => `${i} ${"é".repeat(50)}\n`);
  for (const line of lines) expect(output.write(line)).toBe(true);
  await expect.poll(read).toBe(lines.join(""));
});

test("a stuck reader isn't waited for: lines that don't fit are dropped, and a notice says so", async () => {
  const { output, read } = pipe();
  const line = `${"x".repeat(9_999)}\n`;
  const acceptedCount = Array.from({ length: 200 }, () => output.write(line)).filter(
    (isTaken) => isTaken,
  ).length;
  expect(acceptedCount).toBeGreaterThan(100);
  expect(acceptedCount).toBeLessThan(150);
  const notice = `Log entries dropped because the output was blocked: ${200 - acceptedCount}\n`;
  await expect.poll(read).toBe(line.repeat(acceptedCount) + notice);
});

test("without a reader everything is dropped, and a new reader gets later lines", async () => {
  const { output, read, leave, reopenReader } = pipe();
  leave();
  expect(output.write("nobody hears this\n")).toBe(false);
  reopenReader();
  expect(output.write("this arrives\n")).toBe(true);
  expect(read()).toBe("this arrives\nLog entries dropped because the output was blocked: 1\n");
});

test.each([false, true])(
  "a reader who left while lines waited is noticed at the next line (terminal: %s)",
  (isTTY) => {
    const { output, leave } = pipe({ isTTY });
    const line = `${"x".repeat(9_999)}\n`;
    for (let i = 0; i < 20; i++) expect(output.write(line)).toBe(true);
    leave();
    expect(output.write("a mail\n")).toBe(false);
  },
);

test("a printed line counts as printed even if the reader leaves before the notice of dropped lines", async () => {
  const { output, read, leave, reopenReader } = pipe();
  leave();
  expect(output.write("nobody hears this\n")).toBe(false);
  reopenReader();
  const { writeSync } = fs;
  const spy = vi.spyOn(fs, "writeSync").mockImplementationOnce((...args) => {
    const written = Reflect.apply(writeSync, fs, args);
    read();
    leave();
    return written;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  expect(output.write("a mail\n")).toBe(true);
  reopenReader();
  expect(output.write("a line\n")).toBe(true);
  expect(read()).toBe("a mail\na line\nLog entries dropped because the output was blocked: 1\n");
});
