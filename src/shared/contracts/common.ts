import { z } from "zod";
import { EMAIL, MAX_EMAIL, normalizeEmail } from "../domain/email";
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

export const storedAnswerSchema = z.union([z.string(), z.array(z.string())]);

/** Parses an email as typed into its stored form. @param message shown if it is invalid */
export const emailWith = (message: string) =>
  z
    .string({ error: message })
    .max(MAX_EMAIL, message)
    .transform(normalizeEmail)
    .pipe(z.email({ pattern: EMAIL, error: message }).max(MAX_EMAIL, message));

export const email = emailWith("Please enter a valid email address");

/**
 * A participant's name: trimmed, at most 100 characters, at least one letter or digit, no invisible characters, no
 * control or direction marks (decision 0031).
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

/** Length of a link's token in base64url characters. */
const TOKEN_LENGTH = 43;

/**
 * A link's token, cleaned of what mail programs add: spaces, line breaks, invisible characters, and the "3D" that
 * remains of an equals sign in undecoded quoted-printable.
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

/** The error for a text that is too long. A function, so that the server's start doesn't load number formatting. */
export const maxLength = (max: number, field: string) => ({
  error: () => `Keep the ${field} to ${max.toLocaleString("en-US")} characters or fewer`,
});

/** An admin's free text; blank becomes null. Add `.default(null)` or `.optional()` where it may be missing. */
export const optionalText = (max: number, field: string) =>
  z
    .string()
    .max(max, maxLength(max, field))
    .nullable()
    .transform((text) => text?.trim() || null);

/** Reply of a call that has nothing to return. */
export const done = z.object({ ok: z.literal(true) });
