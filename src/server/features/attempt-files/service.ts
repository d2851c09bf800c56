import { exportFile, MISSING_ANSWER } from "#shared/domain/attempt-file";
import type { AttemptId } from "#shared/domain/ids";
import type { Clock } from "../../lib/clock";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AttemptsService } from "../attempts/service";
import type { ChatService } from "../chat/service";

interface Parts {
  clock: Clock;
  attempts: AttemptsService;
  chat: ChatService;
}

/** The file that the admin page builds in the browser, for scripts. */
export function createAttemptFiles({ clock, attempts, chat }: Parts) {
  /** Everything about one attempt. NOT_FOUND if it doesn't exist. */
  async function read(admin: AdminIdentity, id: AttemptId) {
    return exportFile({
      attempt: await attempts.forAdmin(admin, id),
      questions: await attempts.questionsForAdmin(admin, id),
      messages: await chat.transcript(admin, id),
      adminEmail: admin.email,
      missingAnswer: MISSING_ANSWER.details,
      now: clock.now(),
    });
  }

  return { read };
}
