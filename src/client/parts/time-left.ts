import type { ChatMessage } from "#shared/contracts/chat";

/** Seconds an answer takes when nothing is known yet; 7 questions left are then about 5 minutes (spec section 2). */
const USUAL = 43;
const FASTEST = 20;
const SLOWEST = 90;

/**
 * How long the remaining questions will take, in whole minutes, at this conversation's own pace: the median time from
 * a question to its answer. Breaks do not count, as the pace is kept within 20 to 90 seconds.
 */
export function minutesLeft(messages: readonly ChatMessage[], remaining: number): number {
  const pace = Math.min(SLOWEST, Math.max(FASTEST, median(answerTimes(messages)) ?? USUAL));
  return remaining === 0 ? 0 : Math.max(1, Math.round((remaining * pace) / 60));
}

/** How the rest is put into words. */
export const timeLeft = (minutes: number) =>
  `about ${minutes === 1 ? "1 minute" : `${minutes} minutes`} left`;

function answerTimes(messages: readonly ChatMessage[]): number[] {
  const askedAt = new Map<number, number>();
  const seconds: number[] = [];
  for (const { metadata, createdAt } of messages) {
    const { kind, questionId, isValid } = metadata;
    if (questionId === undefined) continue;
    const asked = askedAt.get(questionId);
    if (kind === "question") askedAt.set(questionId, createdAt.getTime());
    else if (kind === "answer" && isValid && asked !== undefined)
      seconds.push((createdAt.getTime() - asked) / 1_000);
  }
  return seconds;
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
