import { pino } from "pino";
import { expect, test } from "vitest";
import { ADMIN, type TestServer, testServer } from "#tests/helpers/server";
import { count, put, rows, value } from "#tests/helpers/stored";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A wrong password that is refused without hashing. */
const TOO_LONG = "x".repeat(300);

const login = (server: TestServer, remoteAddress: string, payload: typeof ADMIN) =>
  server.visitor().send({ method: "POST", url: "/api/admin/login", payload, remoteAddress });

/** Guesses from many networks in two windows of 15 minutes, until the account's limit is reached. */
async function guessFromEverywhere(server: TestServer, email = ADMIN.email): Promise<number[]> {
  const statuses: number[] = [];
  for (let quarter = 0; quarter < 2; quarter++) {
    if (quarter > 0) server.clock.advance(15 * MINUTE);
    for (let network = 0; network < 6; network++) {
      for (let i = 0; i < 10; i++) {
        const { status } = await login(server, `10.0.${quarter}.${network}`, { email, password: TOO_LONG });
        statuses.push(status);
      }
    }
  }
  return statuses;
}

const HOME = "127.0.0.1";

test("guesses from elsewhere don't lock an admin out of a network they have signed in from", async () => {
  const server = await testServer();
  await server.admin();
  for (let day = 0; day < 2; day++) {
    const statuses = await guessFromEverywhere(server);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect((await login(server, HOME, ADMIN)).status).toBe(200);
    server.clock.advance(DAY);
  }
});

test("guesses from the same IPv6 site don't lock an admin out of a known network", async () => {
  const server = await testServer();
  await server.admin();
  expect((await login(server, "2001:db8:5:1::7", ADMIN)).status).toBe(200);
  const statuses: number[] = [];
  for (let i = 0; i < 80; i++) {
    const guess = { email: `nobody${i}@example.com`, password: TOO_LONG };
    statuses.push((await login(server, `2001:db8:5:${100 + (i % 8)}::1`, guess)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect((await login(server, "2001:db8:5:1::7", ADMIN)).status).toBe(200);
  expect((await login(server, "2001:db8:5:2::7", ADMIN)).status).toBe(429);
});

test("guesses block an admin from a new network for at most an hour", async () => {
  const server = await testServer();
  await server.admin();
  await guessFromEverywhere(server);
  const refused = await login(server, "198.51.100.7", ADMIN);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers["retry-after"]);
  expect(wait).toBeLessThanOrEqual(3_600);
  server.clock.advance(wait * 1_000);
  expect((await login(server, "198.51.100.7", ADMIN)).status).toBe(200);
});

test("a known network has its own limit of guesses", async () => {
  const server = await testServer();
  await server.admin();
  for (let i = 0; i < 10; i++) await login(server, HOME, { ...ADMIN, password: TOO_LONG });
  expect((await login(server, HOME, ADMIN)).status).toBe(429);
});

test("a reset link makes its network known, even while guessing continues", async () => {
  const server = await testServer();
  await server.admin();
  await guessFromEverywhere(server);
  const sent = server.mailer.sent.length;
  await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  await expect.poll(() => server.mailer.sent.length).toBe(sent + 1);
  const token = /token=([\w-]+)/.exec(server.mailer.lastTo(ADMIN.email).text)?.[1];
  const payload = { token, password: "a new password" };
  const elsewhere = { method: "POST", remoteAddress: "198.51.100.7" } as const;
  await server.visitor().send({ ...elsewhere, url: "/api/admin/reset-password", payload });
  await guessFromEverywhere(server);
  const entered = await login(server, "198.51.100.7", { ...ADMIN, password: "a new password" });
  expect(entered.status).toBe(200);
});

test("guessing sends one email to the admin and none to other addresses, and is logged", async () => {
  const written: string[] = [];
  const server = await testServer({ log: pino({}, { write: (line: string) => void written.push(line) }) });
  await server.admin();
  await guessFromEverywhere(server, "nobody@example.com");
  for (let day = 0; day < 3; day++) {
    await guessFromEverywhere(server);
    server.clock.advance(DAY);
  }
  const jobs = () => value(server, "select count(*) from jobs");
  await expect.poll(jobs).toBe(0);
  expect(server.mailer.sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: ADMIN.email, subject: "Suspicious sign-in attempts on your Assessment Portal admin account" },
  ]);
  server.clock.advance(30 * DAY);
  await guessFromEverywhere(server);
  await expect.poll(() => server.mailer.sent.length).toBe(2);
  await expect.poll(() => written.filter((line) => line.includes('"guessing-told"')).length).toBe(2);
});

test("refused guesses queue at most one notification job per hour", async () => {
  const server = await testServer();
  await server.deps.worker.stop();
  await guessFromEverywhere(server, "nobody@example.com");
  await expect.poll(() => count(server, "jobs")).toBe(1);
  await put(server, "DELETE FROM jobs");
  for (let i = 0; i < 5; i++)
    await login(server, `10.1.0.${i}`, { email: "nobody@example.com", password: TOO_LONG });
  expect(await count(server, "jobs")).toBe(0);
  server.clock.advance(60 * MINUTE);
  await guessFromEverywhere(server, "nobody@example.com");
  await expect.poll(() => count(server, "jobs")).toBe(1);
});

test("a refused guess gets the same answer whether or not the email is an admin's", async () => {
  const server = await testServer();
  await server.admin();
  const known = await guessFromEverywhere(server);
  const unknown = await guessFromEverywhere(await testServer(), "nobody@example.com");
  expect(unknown).toEqual(known);
});

test("guesses are limited per IPv6 site, not only per network", async () => {
  const server = await testServer();
  await server.admin();
  const tryFrom = (network: string, i: number) =>
    login(server, `2001:db8:${network}::1`, { email: `nobody${i}@example.com`, password: TOO_LONG });
  const statuses: number[] = [];
  for (let i = 0; i < 70; i++) statuses.push((await tryFrom(`1:${i.toString(16)}`, i)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect((await tryFrom("2:0", 99)).status).toBe(401);
});

test("guesses above a network's limit store nothing, whichever emails they use", async () => {
  const server = await testServer();
  const counted = () => value(server, "select count(*) from rate_limits");
  const tryFor = (i: number) =>
    login(server, "203.0.113.9", { email: `nobody${i}@example.com`, password: TOO_LONG });
  for (let i = 0; i < 30; i++) await tryFor(i);
  const before = await counted();
  for (let i = 30; i < 60; i++) expect((await tryFor(i)).status).toBe(429);
  expect(await counted()).toBe(before);
});

test("stores an admin's last twenty networks as keyed hashes", async () => {
  const server = await testServer();
  await server.admin();
  for (let i = 0; i < 25; i++) {
    server.clock.advance(MINUTE);
    expect((await login(server, `198.51.100.${i}`, ADMIN)).status).toBe(200);
  }
  const known = (await rows(server, "select network from admin_networks")) as { network: string }[];
  expect(known).toHaveLength(20);
  for (const { network } of known) expect(network).toMatch(/^[\w-]{43}$/);
  await guessFromEverywhere(server);
  expect((await login(server, "198.51.100.24", ADMIN)).status).toBe(200);
  expect((await login(server, HOME, ADMIN)).status).toBe(429);
});
