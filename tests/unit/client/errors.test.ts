import { TRPCClientError } from "@trpc/client";
import { describe, expect, test } from "vitest";
import {
  errorCode,
  errorMessage,
  failureMessage,
  fieldErrors,
  isMissing,
  isRefusal,
  isUnauthorized,
  withSentence,
} from "../../../src/client/ui/feedback/errors";

const FALLBACK = "It did not work.";
const WITH_REFERENCE = "It did not work.\nReference: 7F3K-2Q9M";

const refused = (data: unknown, message = "Your name is too long.") =>
  Object.assign(new TRPCClientError(message), { data });

describe("the message of a failed call", () => {
  test.each<[what: string, error: unknown, told: string]>([
    ["a refusal", refused({ httpStatus: 400 }), "Your name is too long."],
    ["the last of the refusals", refused({ httpStatus: 499 }), "Your name is too long."],
    ["a refusal without a word", refused({ httpStatus: 400 }, ""), FALLBACK],
    ["a fault of the server's", refused({ httpStatus: 500 }), FALLBACK],
    ["a fault with its reference", refused({ httpStatus: 500, requestId: "7F3K-2Q9M" }), WITH_REFERENCE],
    ["a fault without a number", refused({ httpStatus: "400" }), FALLBACK],
    ["no answer", refused(undefined), FALLBACK],
    ["an answer of nothing", refused(null), FALLBACK],
    ["an answer that says nothing of it", refused({}), FALLBACK],
    ["no call", Object.assign(new Error("x is undefined"), { data: { httpStatus: 400 } }), FALLBACK],
    ["nothing", null, FALLBACK],
  ])("%s", (_, error, expected) => {
    expect(errorMessage(error, FALLBACK)).toBe(expected);
  });

  test("is undefined without an error", () => {
    expect([null, undefined].map((error) => failureMessage(error, FALLBACK))).toEqual([undefined, undefined]);
    expect(failureMessage(refused({ httpStatus: 500 }), FALLBACK)).toBe(FALLBACK);
  });
});

test("an additional sentence comes before the reference", () => {
  expect(withSentence(FALLBACK, "It is saved.")).toBe("It did not work. It is saved.");
  expect(withSentence(WITH_REFERENCE, "It is saved.")).toBe(
    "It did not work. It is saved.\nReference: 7F3K-2Q9M",
  );
});

test("errorCode gives the server's code", () => {
  expect(errorCode(refused({ code: "CONFLICT" }))).toBe("CONFLICT");
  for (const error of [refused({ code: 409 }), refused({}), refused("CONFLICT"), new Error("CONFLICT"), null])
    expect(errorCode(error)).toBeUndefined();
  expect(isUnauthorized(refused({ code: "UNAUTHORIZED" }))).toBe(true);
  expect(isUnauthorized(refused({ code: "CONFLICT" }))).toBe(false);
});

test("NOT_FOUND and BAD_REQUEST count as missing, other errors don't", () => {
  for (const code of ["NOT_FOUND", "BAD_REQUEST"]) expect(isMissing(refused({ code }))).toBe(true);
  for (const error of [refused({ code: "CONFLICT" }), refused({}), new Error("NOT_FOUND"), null])
    expect(isMissing(error)).toBe(false);
});

test("a 4xx status is a refusal; a server fault or a missing response is not", () => {
  for (const httpStatus of [400, 404, 429, 499]) expect(isRefusal(refused({ httpStatus }))).toBe(true);
  for (const error of [refused({ httpStatus: 500 }), refused({}), new Error("no call"), null])
    expect(isRefusal(error)).toBe(false);
});

test("errors of fields are given by field, and only if they are text", () => {
  expect(fieldErrors(refused({ fields: { name: "Too long", email: 7 } }))).toEqual({ name: "Too long" });
  for (const error of [
    refused({ fields: null }),
    refused({ fields: "name" }),
    refused({}),
    new Error("no call"),
  ])
    expect(fieldErrors(error)).toEqual({});
});
