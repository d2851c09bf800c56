import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const TR_ADVICE: AdvicePhrases = {
  ...adviceHeadings("tr"),
  quote: "“{words}”",
  overall: "Genel sonuç: {value}.",
  overallNamed: "Genel sonuç: {value} – {band}.",
  valueOf: "{shown} / {max}",
  ends: "En güçlü alan: {strongest} ({highest}); en zayıf alan: {weakest} ({lowest}).",
  lookFirst: "Önce {question} sorusuna bakın: yanıtınız {answer}.",
  nothingLow: "Yanıtlarınızda, üzerinde çalışılması gereken bir şey göze çarpmıyor.",
  outOfFive: "{rating} / 5",
  yourAnswers: "Yanıtlarınız",
};
