import { z } from "zod";
import { emailWith, participantId, personName } from "./common";

/** A participant as an admin sees one. */
export const user = z.object({
  id: participantId,
  email: z.string(),
  name: z.string().nullable(),
  createdAt: z.date(),
});
export type User = z.output<typeof user>;

export const userById = z.object({ id: participantId });
export const updateUser = z.object({
  id: participantId,
  name: personName.nullish(),
  email: emailWith("Invalid email address"),
});
