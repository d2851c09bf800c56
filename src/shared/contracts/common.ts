import { z } from "zod";
import { nameComplaint, normaliseEmail } from "../domain/person";

const rowId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const participantId = rowId.brand<"ParticipantId">();
export const templateId = rowId.brand<"TemplateId">();
export const questionId = rowId.brand<"QuestionId">();
export const attemptId = rowId.brand<"AttemptId">();
export const attemptQuestionId = rowId.brand<"AttemptQuestionId">();
export const messageId = rowId.brand<"MessageId">();
export const mailId = rowId.brand<"MailId">();
export const jobId = rowId.brand<"JobId">();

/** An answer as it is stored: a text, or several options. */
export const storedAnswer = z.union([z.string(), z.array(z.string())]);

/** An address as typed, given back trimmed and in lower case. `message` is what the person reads. */
export const emailWith = (message: string) =>
  z.string({ error: message }).max(254, message).transform(normaliseEmail).pipe(z.email(message));

export const email = emailWith("Please enter a valid email address");

/**
 * A participant's name: trimmed, 1 to 100 characters with a letter or a digit among them, no control or direction
 * marks (security T10, decision 0031).
 */
export const personName = z
  .string({ error: "Name is required" })
  .transform((name) => name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, " ").trim())
  .pipe(
    z
      .string()
      .max(100, "Please keep the name to at most 100 characters")
      .superRefine((name, ctx) => {
        const message = nameComplaint(name);
        if (message) ctx.addIssue({ code: "custom", message });
      }),
  );

/** What is said of a text that is longer; not before it is, as a server that starts has no use for how numbers are written. */
export const keepTo = (max: number, field: string) => ({
  error: () => `Please keep the ${field} to at most ${max.toLocaleString("en-US")} characters`,
});

/** Free text that an admin writes; blank becomes null. Say `.default(null)` or `.optional()` where it may be absent. */
export const optionalText = (max: number, field: string) =>
  z
    .string()
    .max(max, keepTo(max, field))
    .nullable()
    .transform((text) => text?.trim() || null);

/** What a call answers when there is nothing to say but that it worked. */
export const done = z.object({ ok: z.literal(true) });
