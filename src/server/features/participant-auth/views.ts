import type { Participant } from "#shared/contracts/participant-auth";
import type { ParticipantIdentity } from "./rules";

export const participantView = ({ id, email, name }: ParticipantIdentity): Participant => ({
  id,
  email,
  name,
});
