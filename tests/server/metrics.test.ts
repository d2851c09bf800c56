import { expect, test } from "vitest";
import { CANARY_TOKEN, canariesIn, canaryServer } from "#tests/helpers/canaries";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const TOKEN = "a-token-that-is-long-enough";
const GB = 1_000_000_000;

async function scrape({ app }: TestServer, token = TOKEN): Promise<string> {
  const { statusCode, body, headers } = await app.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  return body;
}

/** The value of a metric with these labels; undefined if it is missing. */
function metricIn(text: string, metric: string): number | undefined {
  const line = text.split("\n").find((each) => each.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length + 1));
}

test("without METRICS_TOKEN, /metrics gives 404", async () => {
  const { app } = await testServer();
  const { statusCode } = await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  expect(statusCode).toBe(404);
});

test.each([
  ["no token", undefined],
  ["another token", "Bearer a-token-that-is-long-enougH"],
  ["a longer token", `Bearer ${TOKEN}x`],
  ["the start of the token", `Bearer ${TOKEN.slice(0, -1)}`],
  ["an empty token", "Bearer "],
  ["another scheme", `Basic ${TOKEN}`],
])("%s is refused", async (_what, authorization) => {
  const { app } = await testServer({}, { METRICS_TOKEN: TOKEN });
  const { statusCode, headers, body } = await app.inject({
    url: "/metrics",
    headers: authorization === undefined ? {} : { authorization },
  });
  expect(statusCode).toBe(401);
  expect(headers["www-authenticate"]).toBe("Bearer");
  expect(JSON.parse(body)).toEqual({ message: "Send METRICS_TOKEN as a bearer token." });
});

test("a short METRICS_TOKEN prevents the start", async () => {
  await expect(testServer({}, { METRICS_TOKEN: "short" })).rejects.toThrow(
    "METRICS_TOKEN must be at least 16 characters long.",
  );
});

test("metrics contain the process, requests by route, and the server's figures", async () => {
  const server = await testServer(
    { diskSpace: async () => ({ free: 40 * GB, total: 100 * GB }) },
    { METRICS_TOKEN: TOKEN },
  );
  const admin = await server.admin();
  const template = await exampleTemplate(admin);
  await server.participant(template);
  await server.participant(template);
  await server.visitor().get("/admin/users");
  await admin.send({ method: "GET", url: "/trpc/admin.stats" });
  server.mailer.refuseAll();
  await admin.post("/admin/users", { name: "Una", email: "una@example.com" });
  await expect.poll(async () => metricIn(await scrape(server), 'askwell_mails{state="failed"}')).toBe(1);

  const text = await scrape(server);
  const values = Object.fromEntries(
    [
      'askwell_attempts{status="in_progress"}',
      'askwell_attempts{status="completed"}',
      'askwell_jobs{state="waiting"}',
      'askwell_jobs{state="paused"}',
      'askwell_mails{state="waiting"}',
      "askwell_database_up",
      "askwell_disk_free_bytes",
      "askwell_disk_total_bytes",
      "askwell_model_calls_total",
      "askwell_model_call_failures_total",
      'askwell_http_requests_total{method="GET",route="/api/admin/users",status="4xx"}',
      'askwell_http_requests_total{method="GET",route="/trpc/:path",status="2xx"}',
      'askwell_http_request_duration_seconds_count{method="GET",route="/trpc/:path"}',
    ].map((metric) => [metric, metricIn(text, metric)]),
  );
  expect(Object.values(values)).toEqual([2, 0, 0, 0, 0, 1, 40 * GB, 100 * GB, 0, 0, 1, 1, 1]);
  expect(text).toMatch(
    /^askwell_build_info\{version="\d+\.\d+\.\d+",node="v\d+[\d.]+",schema="\d{4}-[\w-]+"\} 1$/m,
  );
  for (const metric of [
    "process_resident_memory_bytes",
    "process_start_time_seconds",
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(metricIn(text, metric), metric).toBeGreaterThan(0);
  expect(metricIn(text, "askwell_database_bytes")).toBeGreaterThan(100_000);
  expect(metricIn(text, "askwell_backup_age_seconds")).toBeUndefined();
});

test("metrics are served when the database fails", async () => {
  const server = await testServer({}, { METRICS_TOKEN: TOKEN });
  await scrape(server);
  await put(server, 'ALTER TABLE "jobs" RENAME TO "jobs_away"');
  const text = await scrape(server);
  expect(metricIn(text, "askwell_database_up")).toBe(0);
  expect(text).not.toContain("askwell_attempts{");
  expect(metricIn(text, "askwell_database_bytes")).toBeUndefined();
  expect(text).toContain("process_resident_memory_bytes");
});

test("metrics contain no address, name, answer or secret", async () => {
  const server = await canaryServer();
  const text = await scrape(server, CANARY_TOKEN);
  expect(metricIn(text, 'askwell_mails{state="failed"}')).toBeGreaterThan(0);
  expect(text).toContain('route="none",status="4xx"');
  expect(canariesIn(text)).toEqual([]);
});
