import type { z } from "zod";

/** Row ids, branded so that they can't be mixed up. Positive integers. */
type Branded<Name extends string> = number & z.core.$brand<Name>;

export type AdminId = Branded<"AdminId">;
export type ParticipantId = Branded<"ParticipantId">;
export type TemplateId = Branded<"TemplateId">;
export type VersionId = Branded<"VersionId">;
export type QuestionId = Branded<"QuestionId">;
export type AttemptId = Branded<"AttemptId">;
export type AttemptQuestionId = Branded<"AttemptQuestionId">;
export type MessageId = Branded<"MessageId">;
export type MailId = Branded<"MailId">;
export type JobId = Branded<"JobId">;
