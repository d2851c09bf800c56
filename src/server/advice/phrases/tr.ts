import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const TR_ADVICE: AdvicePhrases = {
  ...adviceHeadings("tr"),
  quote: "“{words}”",
  overall: "Genel sonuç: {value}.",
  overallNamed: "Genel sonuç: {value} – {band}.",
  valueOf: "{shown} / {max}",
  youWrote: "Şunu yazdınız: {quote}.",
  lostMost: "En çok puan kaybettiren soru {question}: {reason}.",
  lostMore: "Puan kaybettiren bir başka soru {question}: {reason}.",
  answered: "yanıtınız {answer}",
  notChosen: "seçmedikleriniz: {answer}",
  weakest: "En zayıf yanıtınız {question} sorusuna verdiğiniz yanıt: {answer}.",
  weak: "Bir başka zayıf yanıtınız {question} sorusuna verdiğiniz yanıt: {answer}.",
  outOfFive: "{rating} / 5",
  yourAnswers: "Yanıtlarınız",
};
