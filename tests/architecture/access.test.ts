import type { inferProcedureBuilderResolverOptions as Given } from "@trpc/server";
import { expectTypeOf, test } from "vitest";
import type { AdminIdentity, Staff } from "#server/features/admin-auth/rules";
import type { ParticipantIdentity } from "#server/features/participant-auth/rules";
import type { SystemActor } from "#server/lib/system-actor";
import type { Services } from "#server/services";
import type { adminProcedure, participantProcedure, publicProcedure } from "#server/trpc/init";

/* Access rules are types, so the compiler runs these tests (`npm run types`). A broken rule doesn't compile. */

/** The methods of a service that need neither an admin's identity nor the system's. */
type Open<Service> = {
  [Name in keyof Service]: Service[Name] extends (first: infer First, ...rest: never[]) => unknown
    ? First extends Staff
      ? never
      : Name
    : never;
}[keyof Service];

test("admin services require an admin identity", () => {
  expectTypeOf<Open<Services["users"]>>().toBeNever();
  expectTypeOf<Open<Services["stats"]>>().toBeNever();
  expectTypeOf<Open<Services["questions"]>>().toBeNever();
  expectTypeOf<Open<Services["scoring"]>>().toBeNever();
  expectTypeOf<Open<Services["templateFiles"]>>().toBeNever();
  expectTypeOf<Open<Services["templateDrafts"]>>().toBeNever();
  expectTypeOf<Open<Services["outbox"]>>().toBeNever();
  expectTypeOf<Open<Services["aiReceipt"]>>().toBeNever();
  expectTypeOf<Open<Services["attemptFiles"]>>().toBeNever();
  type Templates = "listActive" | "getPublic" | "getActive" | "assertOffered" | "hasAny";
  expectTypeOf<Open<Services["templates"]>>().toEqualTypeOf<Templates>();
  type ForAdmins = "any" | "list" | "forAdmin" | "questionsForAdmin" | "removeAny";
  expectTypeOf<Open<Pick<Services["attempts"], ForAdmins>>>().toBeNever();
  expectTypeOf<Open<Pick<Services["chat"], "transcript">>>().toBeNever();
  expectTypeOf<Open<Pick<Services["recommendations"], "generate">>>().toBeNever();
  type ForTheServer = "createFirstAdmin" | "inviteAdmin" | "inviteFirstAdmin";
  expectTypeOf<Open<Pick<Services["adminAuth"], ForTheServer>>>().toBeNever();
});

test("a procedure rebuilt for others has no admin in its context", () => {
  expectTypeOf<Given<typeof adminProcedure>["ctx"]["admin"]>().toEqualTypeOf<AdminIdentity>();
  expectTypeOf<Given<typeof publicProcedure>["ctx"]>().not.toHaveProperty("admin");
  expectTypeOf<Given<typeof publicProcedure>["ctx"]>().not.toHaveProperty("participant");
  expectTypeOf<Given<typeof participantProcedure>["ctx"]>().not.toHaveProperty("admin");
});

test("one identity can't be used as another, and equal fields aren't an identity", () => {
  expectTypeOf<{ id: AdminIdentity["id"]; email: string }>().not.toExtend<AdminIdentity>();
  expectTypeOf<Omit<ParticipantIdentity, symbol>>().not.toExtend<ParticipantIdentity>();
  expectTypeOf<ParticipantIdentity>().not.toExtend<Staff>();
  expectTypeOf<AdminIdentity>().not.toExtend<SystemActor>();
  expectTypeOf<object>().not.toExtend<SystemActor>();
});
