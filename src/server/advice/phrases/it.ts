import type { Phrases } from "./phrases";

export const IT: Phrases = {
  language: "it",
  quote: "«{words}»",
  overall: "Nel complesso è a {value}.",
  overallNamed: "Nel complesso è a {value}: {band}.",
  valueOf: "{shown} su {max}",
  ends: "Il punto più forte è {strongest} ({highest}), il più debole {weakest} ({lowest}).",
  lookFirst: "Guardi per prima cosa {question}, dove ha risposto {answer}.",
  nothingLow: "Nelle sue risposte non spicca nulla su cui occorra lavorare.",
  outOfFive: "{rating} su 5",
  contradiction:
    "{one} – eppure {other}. Queste due risposte non vanno nella stessa direzione: quale vale nella maggior parte dei giorni?",
  noAdvice:
    "L’organizzazione non ha ancora aggiunto consigli propri a questa valutazione. Queste sono le sue risposte, così come le ha date.",
  noneApplies:
    "Nessuno dei consigli preparati dall’organizzazione si applica alle sue risposte. Queste sono le sue risposte, così come le ha date.",
  kinds: {
    risk: "Rischio",
    weakness: "Da migliorare",
    opportunity: "Opportunità",
    strength: "Punto di forza",
  },
  efforts: { 1: "poco impegno", 2: "un certo impegno", 3: "molto impegno" },
  horizons: { week: "questa settimana", month: "questo mese", quarter: "questo trimestre" },
  contradictions: "Risposte che non vanno d’accordo",
  notes: "Che cosa può aspettare e che cosa non si sa",
  alsoWrote: "Ha scritto anche",
  yourAnswers: "Le sue risposte",
  restsOnOne: "(si basa sulla sua risposta {answers})",
  restsOnSeveral: "(si basa sulle sue risposte {answers})",
};
