import { z } from "zod";

const sealedBody = z.object({ text: z.string(), html: z.string(), messageId: z.string() });

/** The encrypted part of an email. All tries send the same Message-ID. */
type SealedBody = z.infer<typeof sealedBody>;

export const formatBody = (body: SealedBody): string => JSON.stringify(body);

/** Throws if the text isn't a body. */
export const parseBody = (text: string): SealedBody => sealedBody.parse(JSON.parse(text));
