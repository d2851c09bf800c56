import { focusManager, onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { createTRPCQueryUtils, getQueryKey } from "@trpc/react-query";
import superjson from "superjson";
import { beforeEach, expect, test } from "vitest";
import { chatKey, createAttemptCache } from "../../../src/client/api/attempt-cache";
import { dropHydratedChat, fillCache, hasHydratedChat } from "../../../src/client/api/hydration-data";
import { createQueryClient, sessionKeys } from "../../../src/client/api/query-client";
import { sessionChange, welcomeParticipant } from "../../../src/client/api/session";
import { trpc, trpcClient } from "../../../src/client/api/trpc";
import { aChat, aMessage, idOf } from "./chat-examples";
import { stubTabStorage } from "./tab-storage";

beforeEach(stubTabStorage);

const chat = aChat({ messages: [aMessage({ id: 1, kind: "welcome" })] });
const { attempt, questions } = chat;
const otherAttempt = { ...attempt, id: idOf.attempt(8) };
const { attempts } = trpc.user;
const keys = {
  get: getQueryKey(attempts.get, { id: 7 }, "query"),
  questions: getQueryKey(attempts.questions, { id: 7 }, "query"),
  results: getQueryKey(attempts.results, { id: 7 }, "query"),
  list: getQueryKey(attempts.list, undefined, "query"),
  current: getQueryKey(attempts.current, undefined, "query"),
  chat: chatKey(7),
};

/** A cache that has the attempt in every query, and a second attempt in the list. */
function filled() {
  const client = new QueryClient();
  const utils = createTRPCQueryUtils({ queryClient: client, client: trpcClient });
  client.setQueryData(keys.get, attempt);
  client.setQueryData(keys.questions, questions);
  client.setQueryData(keys.results, "results");
  client.setQueryData(keys.list, [attempt, otherAttempt]);
  client.setQueryData(keys.current, attempt);
  client.setQueryData(keys.chat, chat);
  const seen = (name: keyof typeof keys) => client.getQueryData(keys[name]);
  const isOld = (name: keyof typeof keys) => client.getQueryState(keys[name])?.isInvalidated;
  return { client, cache: createAttemptCache(utils, client), seen, isOld };
}

const progressUpdate = { progress: 50 };
const saved = { ...progressUpdate, responses: { "1": "Shoes" } };

test("an answer in the chat updates every screen and the open conversation", () => {
  const { cache, seen } = filled();
  cache.answered(7, saved, (old) => ({ ...old, messages: [] }));
  expect(seen("get")).toEqual({ ...attempt, ...saved });
  expect(seen("list")).toEqual([{ ...attempt, ...progressUpdate }, otherAttempt]);
  expect(seen("current")).toEqual({ ...attempt, ...progressUpdate });
  expect(seen("chat")).toEqual({ ...chat, messages: [] });
});

test("an answer in the form removes the chat's outdated state", () => {
  const { cache, seen } = filled();
  cache.saved(7, saved);
  expect(seen("get")).toEqual({ ...attempt, ...saved });
  expect(seen("list")).toEqual([{ ...attempt, ...progressUpdate }, otherAttempt]);
  expect(seen("chat")).toBeUndefined();
});

test("other attempts stay unchanged, and missing queries stay missing", () => {
  const { client, cache, seen } = filled();
  cache.saved(9, saved);
  expect([seen("get"), seen("list"), seen("current")]).toEqual([attempt, [attempt, otherAttempt], attempt]);
  client.clear();
  cache.answered(7, saved, (old) => old);
  expect(Object.values(keys).filter((key) => client.getQueryData(key) !== undefined)).toEqual([]);
});

test("opening a chat updates the other screens", () => {
  const { client, cache, seen } = filled();
  client.removeQueries({ queryKey: keys.get });
  const started = { ...attempt, ...saved };
  cache.opened({ ...chat, attempt: started });
  expect(seen("get")).toEqual(started);
  expect(seen("list")).toMatchObject([progressUpdate, { progress: otherAttempt.progress }]);
  expect(seen("current")).toMatchObject(progressUpdate);
});

test("completing updates every screen, and the current attempt is fetched again", async () => {
  const { client, cache, seen, isOld } = filled();
  client.removeQueries({ queryKey: keys.get });
  const completed = { ...attempt, ...saved, status: "completed" as const, progress: 100 };
  await cache.completed(completed);
  expect(seen("get")).toEqual(completed);
  expect(seen("list")).toMatchObject([{ status: "completed", progress: 100 }, { status: "in_progress" }]);
  expect(seen("chat")).toEqual({ ...chat, attempt: completed, currentQuestionId: null });
  expect([isOld("current"), isOld("list")]).toEqual([true, false]);
});

test("starting an attempt refetches the current attempt and the list", async () => {
  const { cache, isOld } = filled();
  await cache.started();
  expect([isOld("current"), isOld("list"), isOld("get")]).toEqual([true, true, false]);
});

test("deleting an attempt removes it from every query", async () => {
  const { cache, seen, isOld } = filled();
  await cache.deleted(7);
  expect([seen("get"), seen("questions"), seen("results"), seen("chat")]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(seen("list")).toEqual([otherAttempt]);
  expect(isOld("current")).toBe(true);
});

const participant = { id: 3, email: "pat@example.com", name: "Pat Doe" };
const here = { participant, wasDeleted: false, endedEmail: null };

test("data from server rendering is stored under the keys that screens use", () => {
  const client = new QueryClient();
  fillCache(client, [
    { path: "session", output: superjson.serialize({ admin: { id: 1 }, ...here }) },
    { path: "user.attempts.list", output: superjson.serialize([attempt]) },
    { path: "chat.standing", output: superjson.serialize({ ...chat, isOpened: true }) },
  ]);
  expect(client.getQueryData(sessionKeys.admin)).toEqual({ id: 1 });
  expect(client.getQueryData(sessionKeys.participant)).toEqual(here);
  expect(window.sessionStorage.getItem("draft:owner")).toBe("3");
  const found = [keys.list, keys.chat, keys.get, keys.questions].map((key) => client.getQueryData(key));
  expect(found).toEqual([[attempt], chat, attempt, questions]);
  expect(hasHydratedChat(client, 7)).toEqual({ isOpened: true });
  dropHydratedChat(client, 7);
  expect(hasHydratedChat(client, 7)).toBeUndefined();
});

test("a page without a signed-in participant claims no drafts", () => {
  fillCache(new QueryClient(), [
    { path: "session", output: superjson.serialize({ ...here, admin: null, participant: null }) },
  ]);
  expect(window.sessionStorage.getItem("draft:owner")).toBeNull();
});

test("signing out removes that person's data, and an admin's sign-out keeps the participant's", () => {
  const of = (role: "admin" | "participant") => {
    const { client, seen } = filled();
    client.setQueryData([["admin", "users", "list"]], "users");
    client.setQueryData(["furthest", 7], 50);
    client.setQueryData(sessionKeys.admin, { id: 1 });
    client.setQueryData(sessionKeys.participant, here);
    sessionChange(client).signedOut(role);
    const session = [sessionKeys.admin, sessionKeys.participant].map((key) => client.getQueryData(key));
    return [client.getQueryData([["admin", "users", "list"]]), seen("get"), seen("chat"), ...session];
  };
  const nobody = { participant: null, wasDeleted: false, endedEmail: null };
  expect(of("admin")).toEqual([undefined, attempt, chat, null, here]);
  expect(of("participant")).toEqual([undefined, undefined, undefined, { id: 1 }, nobody]);
});

test("signing in removes that role's earlier data and fetches the session again", async () => {
  const { client, seen } = filled();
  client.setQueryData([["admin", "users", "list"]], "users");
  client.setQueryData(sessionKeys.participant, here);
  const { signedIn, recheck } = sessionChange(client);
  await recheck("participant");
  expect(client.getQueryState(sessionKeys.participant)?.isInvalidated).toBe(true);
  await signedIn("participant");
  expect([seen("get"), seen("chat"), client.getQueryData(sessionKeys.participant)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(client.getQueryData([["admin", "users", "list"]])).toBe("users");
  await signedIn("admin");
  expect(client.getQueryData([["admin", "users", "list"]])).toBeUndefined();
});

test("a new participant replaces the previous one, even if an older session request is pending", async () => {
  const { client, seen } = filled();
  let answer = (_: typeof here): void => undefined;
  const queryFn = () =>
    new Promise<typeof here>((resolve) => {
      answer = resolve;
    });
  const look = client.fetchQuery({ queryKey: sessionKeys.participant, queryFn }).catch(() => "called off");
  await welcomeParticipant(client, { id: idOf.participant(4), email: "bo@example.com", name: "Bo" });
  answer(here);
  await look;
  expect(client.getQueryData(sessionKeys.participant)).toMatchObject({ participant: { id: 4 } });
  expect([seen("get"), seen("chat")]).toEqual([undefined, undefined]);
});

test("UNAUTHORIZED refetches the session, other errors don't", async () => {
  const client = createQueryClient();
  client.setQueryData(sessionKeys.admin, { id: 1 });
  const refused = async (code: string) => {
    const mutationFn = () =>
      Promise.reject(Object.assign(new TRPCClientError("No."), { data: { code, httpStatus: 400 } }));
    const mutation = client.getMutationCache().build(client, { mutationFn });
    await expect(mutation.execute(undefined)).rejects.toThrow("No.");
    return client.getQueryState(sessionKeys.admin)?.isInvalidated;
  };
  expect([await refused("CONFLICT"), await refused("UNAUTHORIZED")]).toEqual([false, true]);
  client.clear();
});

test("a failed call isn't repeated when the window or network comes back", async () => {
  const client = createQueryClient();
  client.mount();
  let calls = 0;
  const call = async () => {
    calls += 1;
    throw new Error("no");
  };
  const observer = new QueryObserver(client, { queryKey: ["failing"], queryFn: call });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe("error");
  for (const manager of [focusManager, onlineManager] as const) {
    const turn = (isOn: boolean) =>
      manager === focusManager ? focusManager.setFocused(isOn) : onlineManager.setOnline(isOn);
    turn(false);
    turn(true);
  }
  expect(observer.getCurrentResult().fetchStatus).toBe("idle");
  const mutation = client.getMutationCache().build(client, { mutationFn: call });
  await expect(mutation.execute(undefined)).rejects.toThrow("no");
  expect(calls).toBe(2);
  stop();
  focusManager.setFocused(undefined);
  client.unmount();
  client.clear();
});
