/** Instructions for writing cards, shared by drafts and proposals. */
export const CARD_FORMAT = `A card is what the author knows about certain answers, and what to do then. Whoever gives these answers reads its text, word for word. Fields of a card:
- kind: "risk" (can do harm soon, and comes before all else), "weakness", "opportunity" (the next step for whoever stands well), or "strength" (only at the good end of a rating or of options with points).
- dimension: the key of the dimension that it speaks of, or null.
- match: whether "all" of its rules must hold or "any".
- rules: one to three. Two answers together often say what neither says alone.
  - about: "question", "value" (of a dimension) or "band" (of a dimension).
  - question: the question's number, counted from 1; null unless about is "question".
  - dimension: for values and bands the dimension's key, or "whole" for all of them together; else null.
  - op: for options "is", "isNot", "isAnyOf", and "includes" where several can be chosen; for ratings "is", "atLeast", "atMost"; for any question "answered" and "notAnswered"; for values "atLeast" and "atMost"; for bands "is".
  - values: texts. An option or a band exactly as it is written, a rating from "1" to "5", a value as it is shown; none for "answered" and "notAnswered".
- title: at most 80 characters, a short finding or imperative.
- why: two or three sentences that say what follows from just these answers, and why it matters. {{quote:3}} stands for the answer to question 3 in quotation marks, {{answer:3}} for its words alone; only in why and steps, and only of questions in the rules.
- steps: one to three first moves, each beginning with a verb and small enough for a small team; none for a strength that needs none. horizon: "week", "month" or "quarter", so that the text need not say when.
- effort and impact: 1 little, 2 some, 3 much.

Rules for cards:
- Nothing that would be true of anybody. No figures about the world, no studies, averages or other companies, no names of products, no legal or medical verdicts.
- Nothing praises what is bad: look at which end of each scale is the better one. Where nobody has said, rely on the options' own words, or leave it.
- Cards that hold together do not repeat each other.`;
