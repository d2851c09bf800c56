import { z } from "zod";
import { attemptId, email, linkToken, participantId, personName, templateId } from "./common";

export const redeemLink = z.object({ token: linkToken() });

const LINK_TARGETS = ["assessment", "access"] as const;
export const requestLink = z.object({ email, redirectTo: z.enum(LINK_TARGETS).default("access") });

export const startAssessment = z.object({ name: personName, email });
export const startedAssessment = z.object({ action: z.enum(["login", "register"]) });

export const participant = z.object({ id: participantId, email: z.string(), name: z.string().nullable() });
export type Participant = z.output<typeof participant>;

/** `participant` is null if another browser requested the link, so that the person must confirm first. */
export const openedLink = z.object({ participant: participant.nullable() });

export const checkEmail = z.object({ email });
export const emailExists = z.object({ exists: z.boolean() });

export const directLinkInput = z.object({ email, templateId });
export const directRegister = z.object({ name: personName, email, templateId });
export const directRegistered = z.object({ userAssessmentId: attemptId });
