import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = fileURLToPath(new URL("../../dist/server/main.js", import.meta.url));

export interface ServerProcess {
  url: string;
  dataDir: string;
  /** All output so far. */
  output(): string;
  /** Its output stream; a test may stop reading or close it. */
  stdout: Readable;
  /** Kills it, by default with SIGKILL like a power cut, and waits for its exit code. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A temporary folder, deleted at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "askwell-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Starts the built server as a process, like `npm start`. Killed at the end of the test at the latest. */
export async function serverProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort();
  const dataDir = environment.DATA_DIR ?? temporaryFolder();
  const started = spawnProduct([], { PORT: `${port}`, DATA_DIR: dataDir, ...environment });
  const { child, exited, output } = started;
  const url = environment.PUBLIC_URL ?? `http://localhost:${port}`;
  await Promise.race([until(() => output().includes("Askwell is ready")), exited]);
  // Another process can take the port before the start; a refused start changes nothing, so try again.
  if (output().includes(`Port ${port} is already in use`)) return serverProcess(environment);
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
  return { url, dataDir, output, stdout: child.stdout, kill: started.kill };
}

/** Runs `npm start` like a user, with npm and a shell in between. `end` sends SIGTERM to npm alone. */
export async function npmStart() {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: temporaryFolder() };
  const npm = spawn("npm", ["start"], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  npm.stdout.on("data", (chunk) => (output += String(chunk)));
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), "SIGKILL");
    } catch {
      // The whole group has ended, as it should.
    }
  });
  await until(() => output.includes("Askwell is ready"));
  return { url: `http://localhost:${port}`, end: () => npm.kill("SIGTERM") };
}

/** An unprivileged user. Only root can start a process as another user. */
export const UNPRIVILEGED_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

interface ProcessLimits extends Pick<SpawnOptions, "uid" | "gid"> {
  /** The largest file that it can write, in KiB; more fails like on a full disk. */
  maxFileKiB?: number;
}

/**
 * Runs the built server until it exits: a refused start, or a command with arguments.
 * @param limits the user that runs it, by default that of the tests, and a file size limit
 */
export async function endedProcess(
  environment: Record<string, string>,
  args: string[] = [],
  limits: ProcessLimits = {},
) {
  const { child, output } = spawnProduct(args, environment, limits);
  const [code] = await once(child, "close");
  return { code, output: output() };
}

/** Runs a command of the built server and kills it when `isTime` returns true, unless it ends earlier. */
export async function killedProcess(
  environment: Record<string, string>,
  args: string[],
  isTime: () => boolean,
): Promise<void> {
  const { exited, kill } = spawnProduct(args, environment);
  let hasEnded = false;
  void exited.then(() => {
    hasEnded = true;
  });
  while (!hasEnded && !isTime()) await new Promise((resolve) => setTimeout(resolve, 1));
  await kill();
}

function spawnProduct(
  args: string[],
  environment: Record<string, string>,
  { maxFileKiB, ...user }: ProcessLimits = {},
) {
  const env = { PATH: process.env.PATH, ...environment };
  const command = [process.execPath, MAIN, ...args];
  // In POSIX, `ulimit -f` counts blocks of 512 bytes.
  const limited = ["sh", "-c", `ulimit -f ${2 * (maxFileKiB ?? 0)} && exec "$@"`, "sh", ...command];
  const [program = "", ...rest] = maxFileKiB === undefined ? command : limited;
  const child = spawn(program, rest, { env, stdio: ["ignore", "pipe", "pipe"], ...user });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const exited = exitOf(child);

  async function kill(signal: NodeJS.Signals = "SIGKILL"): Promise<number | null> {
    child.kill(signal);
    return exited;
  }

  onTestFinished(async () => void (await kill()));
  return { child, exited, output: () => output, kill };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}
