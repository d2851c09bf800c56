import type { Participant } from "#shared/contracts/participant-auth";
import type { ParticipantIdentity } from "./rules";

/** A participant as they see themselves. */
export const participantView = ({ id, email, name }: ParticipantIdentity): Participant => ({
  id,
  email,
  name,
});
