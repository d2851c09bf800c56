import type { Phrases } from "./phrases";

export const FR: Phrases = {
  language: "fr",
  quote: "« {words} »",
  overall: "Dans l’ensemble, vous êtes à {value}.",
  overallNamed: "Dans l’ensemble, vous êtes à {value} : {band}.",
  valueOf: "{shown} sur {max}",
  ends: "Le plus solide : {strongest} ({highest}) ; le plus fragile : {weakest} ({lowest}).",
  lookFirst: "Regardez d’abord {question}, où vous avez répondu {answer}.",
  nothingLow: "Rien, dans vos réponses, ne ressort comme étant à améliorer.",
  outOfFive: "{rating} sur 5",
  contradiction:
    "{one} – et pourtant {other}. Ces deux réponses ne vont pas dans le même sens : laquelle est vraie la plupart du temps ?",
  noAdvice:
    "L’organisation n’a pas encore ajouté ses propres conseils à ce questionnaire. Voici vos réponses, telles que vous les avez données.",
  noneApplies:
    "Aucun des conseils préparés par l’organisation ne s’applique à vos réponses. Voici vos réponses, telles que vous les avez données.",
  kinds: { risk: "Risque", weakness: "À améliorer", opportunity: "Possibilité", strength: "Point fort" },
  efforts: { 1: "peu d’effort", 2: "un certain effort", 3: "beaucoup d’effort" },
  horizons: { week: "cette semaine", month: "ce mois-ci", quarter: "ce trimestre" },
  contradictions: "Des réponses qui ne vont pas ensemble",
  notes: "Ce qui peut attendre, et ce que l’on ne sait pas",
  alsoWrote: "Vous avez aussi écrit",
  yourAnswers: "Vos réponses",
  restsOnOne: "(d’après votre réponse {answers})",
  restsOnSeveral: "(d’après vos réponses {answers})",
};
