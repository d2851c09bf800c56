import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import { missingRequired, remainingText } from "#shared/domain/questions/required-questions";
import type { Via } from "../../db/schema";
import { AppError } from "../../lib/errors";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { type AttemptSnapshot, assertAnswerable, assertOpen } from "./attempt-snapshot";
import type { AttemptChange, AttemptWriter } from "./attempt-writer";
import { answersAfter, checkAnswers, inapplicableQuestions, type OwnedAttempt } from "./rules";
import { attemptView } from "./views";

type Answers = Readonly<Record<string, AnswerValue>>;

interface Parts {
  snapshot: (participant: ParticipantIdentity, id: AttemptId) => Promise<AttemptSnapshot>;
  commit: AttemptWriter;
}

/** Saves answers from the form or the API, and completes attempts. */
export function createSaveAnswers({ snapshot, commit }: Parts) {
  /** Saves answers. Those to questions that then don't apply are returned as `ignored`. CONFLICT if completed. */
  async function save(participant: ParticipantIdentity, id: AttemptId, answers: Answers, via: Via) {
    const saved = await commit(await snapshot(participant, id), ({ attempt }) =>
      answerChange(attempt, answers, via),
    );
    return savedView(saved.snapshot.attempt, answers);
  }

  /** Saves one answer. CONFLICT if the attempt is completed or the question doesn't apply. */
  async function answer(
    participant: ParticipantIdentity,
    id: AttemptId,
    questionId: AttemptQuestionId,
    value: AnswerValue,
    via: Via,
  ) {
    const answers = { [questionId]: value };
    const result = await commit(await snapshot(participant, id), ({ attempt }) => {
      assertAnswerable(attempt, questionId);
      return answerChange(attempt, answers, via);
    });
    return savedView(result.snapshot.attempt, answers);
  }

  /**
   * Completes the attempt and queues its recommendations, in one transaction. BAD_REQUEST while a required question is
   * unanswered; no effect if completed. Answers to questions that don't apply are returned as `ignored`.
   */
  async function complete(participant: ParticipantIdentity, id: AttemptId, answers: Answers = {}, via: Via) {
    const completed = await commit(await snapshot(participant, id), ({ attempt }) =>
      attempt.status === "completed" ? {} : completionChange(attempt, answers, via),
    );
    const { attempt } = completed.snapshot;
    return { ...attemptView(attempt), ignored: inapplicableQuestions(attempt, answers) };
  }

  return { save, answer, complete };
}

function savedView(attempt: OwnedAttempt, answers: Answers) {
  const { responses, progress, revision } = attempt;
  return { responses, progress, revision, ignored: inapplicableQuestions(attempt, answers) };
}

/** The change for these answers; absent ones stay. CONFLICT if the attempt is completed. */
function answerChange(attempt: OwnedAttempt, answers: Answers, via: Via): AttemptChange {
  assertOpen(attempt);
  return { answers: { values: checkAnswers(attempt.questions, answers), via } };
}

function completionChange(attempt: OwnedAttempt, answers: Answers, via: Via): AttemptChange {
  const change = answerChange(attempt, answers, via);
  const { responses } = answersAfter(attempt, change.answers?.values ?? []);
  const missing = missingRequired(attempt.questions, responses);
  if (missing.length > 0) throw new AppError("BAD_REQUEST", remainingText(missing.length));
  return { ...change, completes: true };
}
