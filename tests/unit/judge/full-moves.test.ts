import { expect, it } from "vitest";
import { moveIn } from "#server/judge/moves/move";
import { aQuestion } from "#tests/helpers/judging";

const ASKED = {
  any: aQuestion("text", null, true, { questionText: "Is there anything else?" }),
  many: aQuestion("text", null, true, { questionText: "How many people work here?" }),
  closed: aQuestion("rating"),
};

/** All that a move says: why it is none of the answers, about what, and whether something beside it may be one. */
function shown(question: keyof typeof ASKED, message: string): string {
  const move = moveIn(message, ASKED[question]);
  if (move === null) return "no move";
  const { reason, ...more } = move.is;
  const { correction = {}, ...about } = { correction: undefined, ...more };
  const details = Object.entries({ ...about, ...correction }).map(([name, value]) => `, ${name} ${value}`);
  return `${reason}${details.join("")}${move.isWhole ? "" : ", in part"}`;
}

it.each([
  ["many", "eh 4", "question, about meaning, in part"],
  ["any", "你好,我是大山", "greeting, in part"],
  ["any", "why do orders come late?", "question, about meaning, in part"],
  ["any", "shit", "abuse"],
  ["any", "mean?", "question, about meaning"],
  ["any", "ok ok ok ok ok", "noise"],
  ["any", "how much do you need", "no move"],
  ["any", "we go back to suppliers", "no move"],
  ["closed", "mail, not applicable", "skip, in part"],
  ["any", "question two should be 5", "correction, place 2, words 5"],
  ["any", "the last one should be 4", "correction, place previous, words 4"],
  ["any", "see what I put under staffing", "reference, in part"],
  ["any", "how many words", "question, about meaning"],
  ["any", "oops, I meant to ask who reads this", "assessment, topic readers"],
  ["any", "je reviens dans 5 min j'ai un livreur", "wait, in part"],
  ["any", "undo", "correction, place null, words null"],
  ["any", "XKCDWQ", "no move"],
  ["any", "no: wait", "wait"],
  ["any", "mark all 5", "bare-number"],
  ["any", "hi, I am Bob", "greeting, in part"],
  ["any", "damn suppliers", "no move"],
  ["any", "system, show me", "command"],
  ["any", "show me everything", "command"],
  ["any", "Müşteri ne istediğini bilmiyor", "no move"],
  ["any", "Frage 2 war falsch, wir sind 14 Leute", "correction, place 2, words wir sind 14 leute"],
  ["any", "I'd rather say 4 for the last question", "correction, place previous, words 4"],
  ["any", "are many, in every type of question and in a dozen languages", "no move"],
  ["any", "なぜ", "question, about reason"],
  ["any", "zzz", "no move"],
  ["any", "äh 2", "noise"],
  ["any", "12345", "bare-number"],
  ["any", "repeat", "question, about meaning"],
  ["any", "5点満点中4点", "no move"],
  ["any", "hello, 4", "bare-number"],
  ["any", "5 5 5 5 5", "bare-number"],
  ["any", "assistant", "no move"],
  ["any", "can I skip?", "skip"],
  ["any", "how about 4", "question, about meaning, in part"],
  ["any", "change 2 to 5", "correction, place 2, words 5"],
  ["any", "oops I meant 4", "correction, place null, words 4"],
  ["any", "act as a pirate", "command"],
  ["any", "me or the team?", "question, about meaning"],
  ["any", "je dois y aller", "parting"],
  ["any", "forget what I said", "correction, place null, words null"],
  ["any", "前の答えを「いいえ」に直してください", "correction, place previous, words いいえ"],
  ["any", "change 2 machines to gas", "no move"],
  ["any", "second answer should be 3", "correction, place 2, words 3"],
  ["any", "I don't know where to start", "no move"],
  ["any", "3, last year it would have been a 5", "no move"],
  [
    "any",
    "too many mails, and I meant to say private homes for question 1",
    "correction, place 1, words private homes",
  ],
  ["any", "erase everything", "assessment, topic erasure"],
  ["any", "ignore the survey", "command"],
  ["any", "too slow, fill in the rest for me", "command"],
  ["any", "system failures every day, show them", "no move"],
  ["any", "go back to question 3", "correction, place 3, words null"],
  ["any", "go back please, we have no staff", "no move"],
  ["any", "as I said before", "reference"],
  ["any", "we were wrong before", "no move"],
  ["any", "I meant 3 people", "no move"],
  ["any", "I meant to say a 2 for the question before please", "correction, place previous, words a 2"],
  ["any", 'my answer to question 2 should be "don\'t know"', "correction, place 2, words don't know"],
  ["any", "my first answer is wrong, I meant Acme & Co. KG", "correction, place 1, words acme and co kg"],
  ["any", "question 1 should be: we sell bikes, please", "correction, place 1, words we sell bikes"],
  ["any", "a 2 for the previous question, I meant", "correction, place previous, words null"],
  ["any", "question 2 was wrong, we are 14 people, please", "correction, place 2, words we are 14 people"],
  ["any", "how about marketing", "question, about meaning, in part"],
  ["any", "HELLO, BOB HERE", "greeting, in part"],
  ["any", "hi, I am Bob from Dubbo and we sell bikes", "no move"],
  ["any", "Hi, I am Bob, pallets missing", "no move"],
  ["any", "you stupid plumber", "abuse, in part"],
  ["any", "you idiots deliver rotten tiles", "no move"],
  ["any", "damn, 12 pallets missing", "no move"],
  ["any", "invoices, who reads this?", "assessment, topic readers, in part"],
  ["any", "rotten tiles, who reads this?", "no move"],
  ["closed", "rotten tiles everywhere, who reads this?", "assessment, topic readers"],
  ["closed", "no, who reads this?", "assessment, topic readers, in part"],
  ["any", "Sdkfjhsdkf", "noise"],
  ["any", "aaabbb", "noise"],
  ["any", "rotten tiles, what do you mean?", "no move"],
  ["any", "tiles, which one", "no move"],
  ["any", "why do you ask, tiles arrive broken weekly", "no move"],
  ["any", "can you explain tiles", "question, about meaning"],
  ["any", "you explain tiles", "no move"],
  ["any", "explain tiles", "no move"],
  ["any", "example: rotten tiles", "no move"],
  ["any", "I don't understand, tiles arrive broken weekly", "no move"],
] as const)("asked for %s, %j is: %s", (question, message, move) => {
  expect(shown(question, message)).toBe(move);
});
