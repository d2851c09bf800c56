import { z } from "zod";
import { attemptId, email, participantId, personName, templateId } from "./common";

export const redeemLink = z.object({ token: z.string().min(1).max(200) });

const LINK_TARGETS = ["assessment", "access"] as const;
export const requestLink = z.object({ email, redirectTo: z.enum(LINK_TARGETS).default("access") });

export const startAssessment = z.object({ name: personName, email });
export const startedAssessment = z.object({ action: z.enum(["login", "register"]) });

export const participant = z.object({ id: participantId, email: z.string(), name: z.string().nullable() });
export type Participant = z.output<typeof participant>;

const code = z.string().regex(/^\d{4}$/);
const endsIn = z.number();

/**
 * How this browser's sign-in stands beside one elsewhere (decision 0056): an account was made here, and its mailed link
 * is opened there.
 */
export const standing = z.discriminatedUnion("is", [
  z.object({ is: z.literal("settled") }),
  /** Opened with the account, whose address nobody else has proved, or whose owner keeps it. */
  z.object({ is: z.literal("unproved") }),
  /** The same, until it is answered elsewhere, for so many milliseconds. */
  z.object({ is: z.literal("held"), code, endsIn }),
  /** Opened by the link: whether the other one is theirs has to be answered here. */
  z.object({ is: z.literal("asked"), code, endsIn }),
  z.object({ is: z.literal("ended"), why: z.enum(["answer", "silence", "age"]), email: z.string() }),
]);
export type Standing = z.output<typeof standing>;

/** Who a link has signed in, and whether they have to say what becomes of the session elsewhere. */
export const redeemed = participant.extend({ standing });

/** Whether the session that shows this code is theirs who opened the link. */
export const answerOtherDevice = z.object({ code, isMine: z.boolean() });

export const checkEmail = z.object({ email });
export const emailExists = z.object({ exists: z.boolean() });

export const directLink = z.object({ email, templateId });
export const directRegister = z.object({ name: personName, email, templateId });
export const directRegistered = z.object({ userAssessmentId: attemptId });
