import type { Topic } from "../outcome";
import type { Concept } from "../../language/lexicon/move-words";
import { type Clause, has, type Said, starts } from "./said";

/** Each topic by what must stand together in a clause that asks; of the concepts in a row one is enough. */
const TOPIC_RULES: readonly (readonly [Topic, ...(readonly Concept[])[]])[] = [
  ["assistant", ["identity"]],
  ["assistant", ["bot"], ["you"]],
  ["length", ["howLong"], ["left", "survey", "question", "this"]],
  ["length", ["ask", "what"], ["question", "survey"], ["left"]],
  ["changes", ["change"], ["answer", "said", "later"]],
  ["pause", ["pause"], ["later", "save"]],
  ["pause", ["save"], ["answer", "this", "later", "me", "all"]],
  ["pause", ["later", "pause"], ["opens", "particle"], ["me"]],
  ["erasure", ["erase"]],
  ["given", ["given"]],
  ["readers", ["private"], ["this", "answer", "survey", "opens", "particle", "others", "me"]],
  ["readers", ["who"], ["read"], ["this", "answer", "survey", "said"]],
  ["readers", ["read"], ["answer", "survey"]],
  ["readers", ["others"], ["read"], ["this", "answer", "survey", "me", "opens"]],
  ["readers", ["store"], ["answer", "ask", "what", "private"]],
  ["contact", ["contact"], ["who", "ask", "opens", "particle", "what"]],
  ["result", ["outcome"], ["what", "ask", "why", "opens", "particle", "me"]],
  ["duty", ["must"], ["answer", "this", "question"]],
];
/** "How long?", "anonymous?" ask by themselves. */
const ALONE: readonly (readonly [Topic, Concept])[] = [
  ["length", "howLong"],
  ["pause", "save"],
  ["readers", "private"],
  ["duty", "must"],
  ["result", "outcome"],
];
/** How many words a question about the assessment holds that no list knows. */
const MOST_REST = 3;

/** What a message asks about the assessment itself: "who reads this?", "how many more?". */
export function topicOf({ clauses }: Said, isOpen: boolean): { topic: Topic; at: Clause } | null {
  for (const at of clauses) {
    const topic = asked(at, isOpen) ? topicIn(at) : null;
    if (topic !== null) return { topic, at };
  }
  return null;
}

/** What a message that asks about the assessment is likely about, however it is put. */
export function likelyTopic(said: Said | null): Topic | null {
  const topics = (said?.clauses ?? []).map(topicIn);
  return topics.find((topic) => topic !== null) ?? null;
}

/** Without a mark "who to call when it is down" answers; "show me my answers" asks. */
const asked = (clause: Clause, isOpen: boolean) =>
  (clause.asks && clause.rest <= (isOpen && !clause.hasMark && !starts(clause, "opens") ? 1 : MOST_REST)) ||
  (clause.rest === 0 && (has(clause, "erase") || (has(clause, "given") && starts(clause, "show"))));

function topicIn(clause: Clause): Topic | null {
  // Who asks about their own business does not ask us: "how long do our projects take?"
  if (clause.rest > 0 && has(clause, "we")) return null;
  const rule = TOPIC_RULES.find(([, ...needs]) => needs.every((need) => has(clause, ...need)));
  // "Why do you need to know that?" asks for the question's reason.
  if (rule?.[0] === "duty" && starts(clause, "why") && has(clause, "you")) return null;
  if (rule !== undefined) return rule[0];
  const isBare = clause.rest === 0 && clause.words <= 4;
  const alone = isBare && ALONE.find(([, concept]) => has(clause, concept));
  return alone ? alone[0] : null;
}
