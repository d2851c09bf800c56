import type { ServerStatusService } from "../features/server-status/service";
import { VERSION } from "../lib/version";

export type Figures = Awaited<ReturnType<ServerStatusService["figures"]>>;

export interface AnsweredRequest {
  method: string;
  /** The route's pattern, so that labels contain no ids or tokens. */
  route: string;
  status: number;
  /** Undefined for event streams, which stay open. */
  seconds: number | undefined;
}

/** In seconds, from the targets in docs/performance.md to the time when people give up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics for Prometheus (docs/monitoring.md): the process, its requests, and the server's figures. */
export async function createMetrics() {
  // Loaded only if it is used: it takes time and memory.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "askwell_http_requests_total",
    help: "Answered requests",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "askwell_http_request_duration_seconds",
    help: "Time from a request's headers to the end of its answer, without event streams",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `askwell_${name}`, help, registers });
  const labeledGauge = <Label extends string>(name: string, help: string, label: Label) =>
    new Gauge({ name: `askwell_${name}`, help, labelNames: [label], registers });
  const counter = (name: string, help: string) => new Counter({ name: `askwell_${name}`, help, registers });

  const info = new Gauge({
    name: "askwell_build_info",
    help: "Always 1; the labels say what runs",
    labelNames: ["version", "node", "schema"],
    registers,
  });
  const databaseUp = gauge("database_up", "Whether the database answered this request");
  const attempts = labeledGauge("attempts", "Assessments by status", "status");
  const jobs = labeledGauge("jobs", "Background jobs by state", "state");
  const mails = labeledGauge("mails", "Unsent emails by state", "state");
  const modelCalls = counter("model_calls_total", "Calls of the AI model since the start");
  const modelFailures = counter("model_call_failures_total", "Those that gave no usable reply");
  const databaseBytes = gauge("database_bytes", "Size of the database and its write-ahead log");
  const diskFree = gauge("disk_free_bytes", "Space left for the data folder");
  const diskTotal = gauge("disk_total_bytes", "Size of the data folder's disk");
  const backupAge = gauge("backup_age_seconds", "Age of the newest backup; missing without any");

  function observe({ method, route, status, seconds }: AnsweredRequest): void {
    requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    if (seconds !== undefined) durations.observe({ method, route }, seconds);
  }

  /** All metrics as text. If the database doesn't answer, `figures` is undefined and their metrics are missing. */
  function render(figures: Figures | undefined, now: Date): Promise<string> {
    databaseUp.set(figures ? 1 : 0);
    if (figures) set(figures, now);
    else clearFigures();
    return registry.metrics();
  }

  function clearFigures(): void {
    for (const each of [attempts, jobs, mails]) each.reset();
    for (const each of [databaseBytes, diskFree, diskTotal, backupAge]) each.remove();
  }

  function set(figures: Figures, now: Date): void {
    info.set({ version: VERSION, node: process.version, schema: figures.schema }, 1);
    for (const [status, count] of Object.entries(figures.attempts)) attempts.set({ status }, count);
    for (const [state, count] of Object.entries(figures.jobs)) jobs.set({ state }, count);
    for (const [state, count] of Object.entries(figures.mail)) mails.set({ state }, count);
    modelCalls.reset();
    modelCalls.inc(figures.model.calls);
    modelFailures.reset();
    modelFailures.inc(figures.model.failed);
    databaseBytes.set(figures.databaseBytes);
    const { disk, backup } = figures;
    if (disk) {
      diskFree.set(disk.free);
      diskTotal.set(disk.total);
    } else for (const each of [diskFree, diskTotal]) each.remove();
    if (backup) backupAge.set(Math.max(0, now.getTime() - backup.madeAt.getTime()) / 1_000);
    else backupAge.remove();
  }

  return { observe, render, contentType: registry.contentType, clear: () => registry.clear() };
}
