import { z } from "zod";
import { EMAIL, MAX_EMAIL, normaliseEmail } from "../domain/email";
import { stripInvisible } from "../domain/lib/invisible";
import { nameComplaint } from "../domain/person";

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
export const storedAnswerSchema = z.union([z.string(), z.array(z.string())]);

/** An address as typed, given back as it is stored. `message` is what the person reads. */
export const emailWith = (message: string) =>
  z
    .string({ error: message })
    .max(MAX_EMAIL, message)
    .transform(normaliseEmail)
    .pipe(z.email({ pattern: EMAIL, error: message }).max(MAX_EMAIL, message));

export const email = emailWith("Please enter a valid email address");

/**
 * A participant's name: trimmed, 1 to 100 characters with a letter or a digit among them, no control or direction
 * marks (decision 0031), nothing invisible.
 */
export const personName = z
  .string({ error: "Name is required" })
  .transform((name) => stripInvisible(name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, " ")))
  .pipe(
    z
      .string()
      .max(100, "Keep the name to 100 characters or fewer")
      .superRefine((name, ctx) => {
        const message = nameComplaint(name);
        if (message) ctx.addIssue({ code: "custom", message });
      }),
  );

/** The length of a link's secret, in characters of base64url. */
const TOKEN_LENGTH = 43;

/**
 * A link's secret, freed from what mail programs put into it: spaces, line breaks, invisible characters, and the "3D"
 * that is left of an equals sign in a mail that was not decoded.
 */
export const linkToken = (message?: string) =>
  z
    .string()
    .max(300)
    .transform((text) => {
      const token = text.replace(/[^\w-]/g, "");
      return token.length === TOKEN_LENGTH + 2 && /^3D/i.test(token) ? token.slice(2) : token;
    })
    .pipe(z.string().min(1, message).max(200));

/** What is said of a text that is longer; not before it is, as a server that starts has no use for how numbers are written. */
export const maxLength = (max: number, field: string) => ({
  error: () => `Keep the ${field} to ${max.toLocaleString("en-US")} characters or fewer`,
});

/** Free text that an admin writes; blank becomes null. Say `.default(null)` or `.optional()` where it may be absent. */
export const optionalText = (max: number, field: string) =>
  z
    .string()
    .max(max, maxLength(max, field))
    .nullable()
    .transform((text) => text?.trim() || null);

/** What a call answers when there is nothing to say but that it worked. */
export const done = z.object({ ok: z.literal(true) });
