import { seededRandom } from "../../lib/seeded-random";
import type { EarlierAnswer, Turn } from "../assistant";
import { ORGANIZATION } from "../budget-owner";
import { NO_ATTEMPT, NOBODY } from "./advice-cases";
import { generateItems, type TestItem } from "./generate-items";
import { INJECTIONS } from "./injections";
import { LABELED } from "./labelled-replies";
import { EARLIER_ANSWERS } from "./non-answers";

/** Half of the items are the same in each test, the other half is new. */
export const TEST_ITEMS = 400;
const HALF = TEST_ITEMS / 2;
/** Never changes, so that the fixed half stays the same. */
const FIXED_SEED = 57;

const WRITTEN: readonly TestItem[] = LABELED.flatMap(({ question, replies }) =>
  replies.map(([reply, means]) => ({ question, reply, means })),
);
const CLOSED = LABELED.filter(({ question }) => question.questionType !== "text");
const INJECTED: readonly TestItem[] = INJECTIONS.flatMap(([reply, means], index) => {
  const about = CLOSED[index % CLOSED.length];
  return about ? [{ question: about.question, reply, means, isInjection: true }] : [];
});

/** The fixed half, as far as it has been generated. */
const fixed: TestItem[] = [...WRITTEN, ...INJECTED];
const moreFixed = generateItems(HALF - fixed.length, seededRandom(FIXED_SEED));

/** The items of one test. They are generated one by one, because all of them take seconds. */
export function* testItems(seed: number): Generator<TestItem> {
  for (let index = 0; index < HALF; index += 1) {
    const item = fixed[index] ?? moreFixed.next().value;
    if (!item) return;
    fixed[index] = item;
    yield item;
  }
  yield* generateItems(HALF, seededRandom(seed));
}

const EARLIER: readonly EarlierAnswer[] = EARLIER_ANSWERS.map(([questionText, answer], index) => ({
  number: index + 1,
  questionText,
  answer,
}));

/** An item as a turn of an ongoing chat. */
export const turnOf = ({ question, reply }: TestItem): Turn => ({
  attemptId: NO_ATTEMPT,
  budgetOwner: ORGANIZATION,
  templateTitle: "How work flows",
  question,
  message: reply,
  refusals: 0,
  before: EARLIER,
  organization: { name: "The organisation", privacyUrl: undefined, supportEmail: undefined },
  progress: null,
  earlier: null,
  mayAskMore: false,
  redactor: NOBODY,
});
