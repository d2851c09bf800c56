import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const TR_ADVICE: AdvicePhrases = {
  ...adviceHeadings("tr"),
  quote: "“{words}”",
  overall: "Genel sonuç: {value}.",
  overallNamed: "Genel sonuç: {value} – {band}.",
  valueOf: "{shown} / {max}",
  youWrote: "Şunu yazdınız: {quote}.",
  namedAnswer: "{question}: {reason}.",
  answered: "yanıtınız {answer}",
  notChosen: "seçmedikleriniz: {answer}",
  outOfFive: "{rating} / 5",
  yourAnswers: "Yanıtlarınız",
};
