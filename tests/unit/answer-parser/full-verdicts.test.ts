import { expect, it } from "vitest";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import { aQuestion, severalOf } from "#tests/helpers/parsing";

const QUESTIONS = {
  often: aQuestion("rating", null, false, {
    scaleLabels: ["Never", "Rarely", "Sometimes", "Mostly", "Always"],
  }),
  cash: aQuestion("rating", null, false, {
    scaleLabels: ["Constant friction", "Often rubs", "Mixed", "Mostly smooth", "Like clockwork"],
  }),
  areas: severalOf(["Operations", "Marketing", "Technology", "Other"]),
  beginnings: severalOf(["Sofort", "In 3 Monaten", "Nächstes Jahr", "Noch offen"]),
  channels: severalOf(["Phone call", "Video call", "Meeting"]),
  chinese: severalOf(["运营", "市场营销", "技术"]),
  content: severalOf(["Very satisfied", "Satisfied", "Neutral", "Dissatisfied", "Very dissatisfied"]),
  daily: severalOf(["Daily", "Weekly", "Monthly", "Never"]),
  letters: severalOf(["Beta", "Alpha", "Gamma"]),
  money: severalOf(["Under 1,000", "1,000 to 5,000", "Over 5,000"]),
  partly: severalOf(["Yes, fully", "Yes, partly", "No"]),
  reasons: aQuestion("multiple_choice", [
    ...["Too few customers", "Too few people", "Late payments", "Old machines and tools"],
  ]),
  rounds: severalOf([
    ...["Less than once a month", "1-3 times a month", "Once a week", "Several times a week", "Every day"],
  ]),
  shares: severalOf(["Less than 10 %", "10 to 25 %", "26 to 50 %", "More than half"]),
  shop: severalOf(["Own web shop", "Marketplace like Amazon", "Shop on the high street", "We sell by phone"]),
  sizes: severalOf(["1-10 employees", "11-50 employees", "51-200 employees", "201+ employees"]),
  several: severalOf(["Reports", "Planning", "Nobody knows"], ["Nobody knows"]),
  years: severalOf(["2022", "2023", "2024"]),
  yesOrNo: severalOf(["Yes", "No"]),
};

/** All that a judgement says: what is taken and how it was understood, or what it may have been; and whether it is sure. */
function told(question: keyof typeof QUESTIONS, message: string): string {
  const judgement = judgeAnswer(QUESTIONS[question], message);
  const sure = judgement.isExact ? ", exact" : "";
  switch (judgement.outcome) {
    case "accepted": {
      const understood = judgement.understoodAs === null ? "" : ` (${judgement.understoodAs})`;
      return `${[judgement.answer].flat().join(" + ")}${understood}${sure}`;
    }
    case "skipped":
      return `skipped${sure}`;
    case "rejected": {
      const { refusal } = judgement;
      const candidates = "candidates" in refusal ? `: ${refusal.candidates.join(" / ")}` : "";
      return `no, ${refusal.reason}${candidates}${sure}`;
    }
  }
}

it.each([
  ["areas", "open brackets", "no, unclear"],
  ["beginnings", "3", "no, ambiguous: In 3 Monaten / Nächstes Jahr, exact"],
  ["beginnings", "3 days", "no, unclear"],
  ["channels", "phone + mail", "no, likely: Phone call"],
  ["channels", "= phone + mail", "no, likely: Phone call"],
  ["chinese", "= 技术", "技术, exact"],
  ["content", "best", "no, unclear"],
  ["content", "just me, and that is fine", "no, likely: Very satisfied"],
  ["content", "skip", "skipped, exact"],
  ["content", "\n", "no, empty, exact"],
  ["daily", "fail", "no, unclear"],
  ["letters", "B)", "Alpha (Alpha)"],
  ["letters", "(a+", "no, ambiguous: Beta / Alpha"],
  ["letters", "both", "no, ambiguous: "],
  ["money", "2,000", "1,000 to 5,000 (1,000 to 5,000)"],
  ["often", "1", "1, exact"],
  ["often", "0.3", "no, not-whole"],
  ["often", "raerly", "2 (2 – Rarely)"],
  ["often", "medium", "no, unclear"],
  ["cash", "so-so", "no, likely: 3"],
  ["cash", "not great not terrible", "no, likely: 3"],
  ["cash", "comme ci comme ça", "no, likely: 3"],
  ["cash", "tak sobie", "no, likely: 3"],
  ["often", "1 out of 5", "1 (1 – Never)"],
  ["often", "no, not yet, or partly every week", "no, unclear"],
  ["partly", "yes and no", "no, ambiguous: Yes, partly / Yes, fully"],
  ["partly", "half", "Yes, partly (Yes, partly)"],
  ["years", "2023 + 2024", "2023 + 2024 (2023, 2024)"],
  ["years", "= 2023 + 2024", "no, likely: 2023 / 2024"],
  ["yesOrNo", "no thanks", "No (No)"],
  ["shares", "10 or 11", "10 to 25 % (10 to 25 %)"],
  ["shares", "10", "10 to 25 % (10 to 25 %), exact"],
  ["shares", "8 of 10", "More than half (More than half)"],
  ["shop", "on amazon", "Marketplace like Amazon (Marketplace like Amazon)"],
  ["shop", "market place", "Marketplace like Amazon (Marketplace like Amazon)"],
  ["shop", "half", "no, unclear"],
  ["shop", "1k", "no, out-of-range"],
  ["shop", "$1,000", "no, unclear"],
  ["reasons", "late", "Late payments (Late payments)"],
  ["several", "2nd and 3rd", "no, ambiguous: Planning / Nobody knows"],
  ["several", "they pay late", "no, unclear"],
  ["sizes", "2019", "201+ employees (201+ employees)"],
  ["sizes", "minus 2", "no, ambiguous: "],
  ["rounds", "never", "no, ambiguous: "],
  ["rounds", "4 times a month", "Once a week (Once a week)"],
  ["often", "6+ locations", "no, unclear"],
  ["often", "= just me", "no, unclear"],
  ["content", "half", "no, unclear"],
  ["content", "no, not fully", "no, unclear"],
  ["daily", "once in a while", "no, ambiguous: "],
  ["money", "5000", "1,000 to 5,000 (1,000 to 5,000)"],
  ["partly", "fully", "Yes, fully (Yes, fully)"],
  ["years", "since 2022", "no, unclear"],
] as const)("of %s, %j is: %s", (question, message, verdict) => {
  expect(told(question, message)).toBe(verdict);
});
