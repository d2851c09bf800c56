import type { Phrases } from "./phrases";

export const ES: Phrases = {
  language: "es",
  quote: "«{words}»",
  overall: "En conjunto está en {value}.",
  overallNamed: "En conjunto está en {value}: {band}.",
  valueOf: "{shown} de {max}",
  ends: "Lo más fuerte es {strongest} ({highest}); lo más débil, {weakest} ({lowest}).",
  lookFirst: "Mire primero {question}, donde respondió {answer}.",
  nothingLow: "En sus respuestas no destaca nada que haya que mejorar.",
  outOfFive: "{rating} de 5",
  contradiction:
    "{one} – y sin embargo {other}. Estas dos respuestas no apuntan en la misma dirección: ¿cuál vale la mayoría de los días?",
  noAdvice:
    "La organización no ha añadido todavía consejos propios a esta evaluación. Estas son sus respuestas, tal como las dio.",
  noneApplies:
    "Ninguno de los consejos que la organización ha preparado se aplica a sus respuestas. Estas son sus respuestas, tal como las dio.",
  kinds: { risk: "Riesgo", weakness: "Por mejorar", opportunity: "Oportunidad", strength: "Punto fuerte" },
  efforts: { 1: "poco esfuerzo", 2: "algo de esfuerzo", 3: "mucho esfuerzo" },
  horizons: { week: "esta semana", month: "este mes", quarter: "este trimestre" },
  contradictions: "Respuestas que no encajan",
  notes: "Lo que puede esperar y lo que no se sabe",
  alsoWrote: "También escribió",
  yourAnswers: "Sus respuestas",
  restsOnOne: "(según su respuesta {answers})",
  restsOnSeveral: "(según sus respuestas {answers})",
};
