import type { Phrases } from "./phrases";

export const NL: Phrases = {
  language: "nl",
  quote: "“{words}”",
  overall: "Over het geheel staat u op {value}.",
  overallNamed: "Over het geheel staat u op {value}: {band}.",
  valueOf: "{shown} van {max}",
  ends: "Het sterkst is {strongest} ({highest}), het zwakst {weakest} ({lowest}).",
  lookFirst: "Kijk eerst naar {question}: daar antwoordde u {answer}.",
  nothingLow: "In uw antwoorden springt niets eruit waaraan gewerkt zou moeten worden.",
  outOfFive: "{rating} van 5",
  contradiction:
    "{one} – en toch {other}. Deze twee gaan niet dezelfde kant op: welke klopt op de meeste dagen?",
  noAdvice:
    "De organisatie heeft aan deze vragenlijst nog geen eigen advies toegevoegd. Dit zijn uw antwoorden, zoals u ze gaf.",
  noneApplies:
    "Geen van de adviezen die de organisatie heeft voorbereid, is op uw antwoorden van toepassing. Dit zijn uw antwoorden, zoals u ze gaf.",
  kinds: { risk: "Risico", weakness: "Te verbeteren", opportunity: "Kans", strength: "Sterk punt" },
  efforts: { 1: "weinig moeite", 2: "enige moeite", 3: "veel moeite" },
  horizons: { week: "deze week", month: "deze maand", quarter: "dit kwartaal" },
  contradictions: "Antwoorden die niet bij elkaar passen",
  notes: "Wat kan wachten, en wat niet bekend is",
  alsoWrote: "U schreef ook",
  yourAnswers: "Uw antwoorden",
  restsOnOne: "(steunt op uw antwoord {answers})",
  restsOnSeveral: "(steunt op uw antwoorden {answers})",
};
