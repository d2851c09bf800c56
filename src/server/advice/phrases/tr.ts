import type { Phrases } from "./phrases";

export const TR: Phrases = {
  language: "tr",
  quote: "“{words}”",
  overall: "Genel sonuç: {value}.",
  overallNamed: "Genel sonuç: {value} – {band}.",
  valueOf: "{shown} / {max}",
  ends: "En güçlü alan: {strongest} ({highest}); en zayıf alan: {weakest} ({lowest}).",
  lookFirst: "Önce {question} sorusuna bakın: yanıtınız {answer}.",
  nothingLow: "Yanıtlarınızda, üzerinde çalışılması gereken bir şey göze çarpmıyor.",
  outOfFive: "{rating} / 5",
  contradiction: "{one} – ama öte yandan {other}. Bu ikisi farklı yönlere çekiyor: çoğu gün hangisi geçerli?",
  noAdvice:
    "Kuruluş bu değerlendirmeye henüz kendi önerilerini eklemedi. Yanıtlarınız, verdiğiniz gibi aşağıdadır.",
  noneApplies:
    "Kuruluşun hazırladığı önerilerden hiçbiri yanıtlarınıza uymuyor. Yanıtlarınız, verdiğiniz gibi aşağıdadır.",
  kinds: { risk: "Risk", weakness: "Geliştirilmeli", opportunity: "Fırsat", strength: "Güçlü yön" },
  efforts: { 1: "az emek", 2: "biraz emek", 3: "çok emek" },
  horizons: { week: "bu hafta", month: "bu ay", quarter: "bu çeyrek" },
  contradictions: "Birbiriyle uyuşmayan yanıtlar",
  notes: "Şimdilik bekleyebilecekler ve bilinmeyenler",
  alsoWrote: "Ayrıca şunu yazdınız",
  yourAnswers: "Yanıtlarınız",
  restsOnOne: "(dayanağı, yanıtınız: {answers})",
  restsOnSeveral: "(dayanağı, yanıtlarınız: {answers})",
};
