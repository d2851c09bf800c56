import { z } from "zod";

const sealedBody = z.object({ text: z.string(), html: z.string(), messageId: z.string() });

/** What of a mail is kept encrypted, with the Message-ID that every try at it carries. */
type SealedBody = z.infer<typeof sealedBody>;

export const formatBody = (body: SealedBody): string => JSON.stringify(body);

/** Throws when the text is not a body. */
export const parseBody = (text: string): SealedBody => sealedBody.parse(JSON.parse(text));
