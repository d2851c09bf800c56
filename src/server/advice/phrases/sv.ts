import type { Phrases } from "./phrases";

export const SV: Phrases = {
  language: "sv",
  quote: "”{words}”",
  overall: "Sammantaget ligger du på {value}.",
  overallNamed: "Sammantaget ligger du på {value}: {band}.",
  valueOf: "{shown} av {max}",
  ends: "Starkast är {strongest} ({highest}), svagast är {weakest} ({lowest}).",
  lookFirst: "Titta först på {question}: där svarade du {answer}.",
  nothingLow: "Inget i dina svar sticker ut som något du behöver arbeta med.",
  outOfFive: "{rating} av 5",
  contradiction:
    "{one} – och ändå {other}. De två drar åt olika håll: vilket av dem stämmer de flesta dagar?",
  noAdvice:
    "Organisationen har ännu inte lagt till några egna råd i den här enkäten. Här är dina svar, så som du gav dem.",
  noneApplies:
    "Inget av de råd som organisationen har förberett gäller dina svar. Här är dina svar, så som du gav dem.",
  kinds: { risk: "Risk", weakness: "Att förbättra", opportunity: "Möjlighet", strength: "Styrka" },
  efforts: { 1: "liten insats", 2: "viss insats", 3: "stor insats" },
  horizons: { week: "den här veckan", month: "den här månaden", quarter: "det här kvartalet" },
  contradictions: "Svar som inte går ihop",
  notes: "Vad som kan vänta, och vad som inte är känt",
  alsoWrote: "Du skrev också",
  yourAnswers: "Dina svar",
  restsOnOne: "(bygger på ditt svar {answers})",
  restsOnSeveral: "(bygger på dina svar {answers})",
};
