import { z } from "zod";
import { spanText } from "#shared/domain/lib/size-text";
import { type Finding, ok, problem } from "./check-finding";
import { CLOCK_TOLERANCE } from "./warnings";

/** Timeout of the request, in milliseconds. */
const TIMEOUT = 5_000;

/** The result of requesting this server's health at its public address. */
export type Visit =
  | {
      state: "answered";
      /** The Date header of the response, which may come from a proxy; undefined without one. */
      date: Date | undefined;
    }
  | { state: "another-server" }
  | { state: "unreachable" };

const health = z.object({ status: z.string(), db: z.string() });

/** Requests this server's health at its public address. Never throws. */
export async function visitOwnAddress(publicUrl: string): Promise<Visit> {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (!health.safeParse(body).success) return { state: "another-server" };
    const date = new Date(answer.headers.get("date") ?? "");
    return { state: "answered", date: Number.isNaN(date.getTime()) ? undefined : date };
  } catch {
    return { state: "unreachable" };
  }
}

export function addressFinding(publicUrl: string, { state }: Visit): Finding {
  if (state === "answered") return ok(`Askwell answers at ${publicUrl}.`);
  if (state === "another-server")
    return problem(`Something other than Askwell answers at ${publicUrl}. Check PUBLIC_URL and your proxy.`);
  return problem(
    `The server can't reach itself at ${publicUrl}. If people can open this address, your network just doesn't allow it from inside. Otherwise check PUBLIC_URL and your proxy.`,
  );
}

/** Compares the server's clock with the newest data and with the clock at the public address. */
export function clockFinding(now: Date, visit: Visit, newestRow: Date | undefined): Finding {
  const lag = (newestRow?.getTime() ?? 0) - now.getTime();
  if (lag > CLOCK_TOLERANCE)
    return problem(
      `The newest data is ${spanText(lag)} ahead of the server's clock. Turn on automatic time (NTP) on the server.`,
    );
  const publicTime = visit.state === "answered" ? visit.date : undefined;
  const difference = publicTime ? Math.abs(publicTime.getTime() - now.getTime()) : 0;
  if (difference > CLOCK_TOLERANCE)
    return problem(
      `The server's clock and the clock at the public address are ${spanText(difference)} apart. Turn on automatic time (NTP) on both.`,
    );
  return ok("The server's clock matches the newest data.");
}
