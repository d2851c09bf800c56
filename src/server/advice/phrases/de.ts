import type { Phrases } from "./phrases";

export const DE: Phrases = {
  language: "de",
  quote: "„{words}“",
  overall: "Insgesamt stehen Sie bei {value}.",
  overallNamed: "Insgesamt stehen Sie bei {value}: {band}.",
  valueOf: "{shown} von {max}",
  ends: "Am stärksten ist {strongest} ({highest}), am schwächsten {weakest} ({lowest}).",
  lookFirst: "Sehen Sie zuerst auf {question}: Dort haben Sie {answer} geantwortet.",
  nothingLow: "In Ihren Antworten fällt nichts auf, woran Sie arbeiten müssten.",
  outOfFive: "{rating} von 5",
  contradiction:
    "{one} – und doch {other}. Beides zusammen passt schlecht: Was davon gilt an den meisten Tagen?",
  noAdvice:
    "Zu dieser Befragung hat die Organisation noch keine eigenen Empfehlungen geschrieben. Hier stehen Ihre Antworten, wie Sie sie gegeben haben.",
  noneApplies:
    "Keine der Empfehlungen, die die Organisation vorbereitet hat, trifft auf Ihre Antworten zu. Hier stehen Ihre Antworten, wie Sie sie gegeben haben.",
  kinds: { risk: "Risiko", weakness: "Zu verbessern", opportunity: "Chance", strength: "Stärke" },
  efforts: { 1: "wenig Aufwand", 2: "etwas Aufwand", 3: "viel Aufwand" },
  horizons: { week: "diese Woche", month: "diesen Monat", quarter: "dieses Quartal" },
  contradictions: "Antworten, die nicht zusammenpassen",
  notes: "Was warten kann, und was offen ist",
  alsoWrote: "Außerdem haben Sie geschrieben",
  yourAnswers: "Ihre Antworten",
  restsOnOne: "(stützt sich auf Ihre Antwort {answers})",
  restsOnSeveral: "(stützt sich auf Ihre Antworten {answers})",
};
