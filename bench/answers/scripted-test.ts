import { parseAnswer } from "../../src/server/answer-parser/parse-answer";
import type { TestItem } from "../../src/server/assistant/evaluation/generate-items";
import { testItems } from "../../src/server/assistant/evaluation/test-items";
import { isSame, storedByBoth } from "../../src/server/assistant/two-readers";
import { seededRandom } from "../../src/server/lib/seeded-random";
import type { AnswerValue } from "../../src/shared/domain/answer";
import { MAX_WRONG } from "../../src/shared/domain/model-test";
import { RATING_VALUES } from "../../src/shared/domain/questions/question";

/**
 * Tests a scripted model without a server.
 * @param wrong the share of items that it reads wrongly
 */
export function simulateTest(wrong: number, seed: number): { isPassed: boolean; asked: number } {
  const random = seededRandom(seed * 7 + 1);
  let stored = 0;
  let asked = 0;
  for (const item of testItems(seed)) {
    asked += 1;
    if (random() >= wrong) continue;
    const answer = wrongAnswer(item, random);
    const both = storedByBoth(
      item.question,
      { kind: "answer", answer },
      parseAnswer(item.question, item.reply),
    );
    if (both !== null && !isSame(both, item.means)) stored += 1;
    if (stored > MAX_WRONG) return { isPassed: false, asked };
  }
  return { isPassed: true, asked };
}

function wrongAnswer({ question, reply, means }: TestItem, random: () => number): AnswerValue {
  const several = question.selection === "several";
  const values =
    question.questionType === "rating"
      ? [...RATING_VALUES]
      : (question.options ?? []).map((option) => (several ? [option] : option));
  const otherValues = values.filter((value) => !isSame(value, means));
  return otherValues[Math.floor(random() * otherValues.length)] ?? reply;
}
