import type { Phrases } from "./phrases";

export const PT: Phrases = {
  language: "pt",
  quote: "“{words}”",
  overall: "No conjunto está em {value}.",
  overallNamed: "No conjunto está em {value}: {band}.",
  valueOf: "{shown} de {max}",
  ends: "O mais forte é {strongest} ({highest}); o mais fraco, {weakest} ({lowest}).",
  lookFirst: "Olhe primeiro para {question}, onde respondeu {answer}.",
  nothingLow: "Nas suas respostas, nada se destaca como a precisar de melhorias.",
  outOfFive: "{rating} de 5",
  contradiction:
    "{one} – e no entanto {other}. Estas duas respostas não apontam para o mesmo lado: qual delas vale na maior parte dos dias?",
  noAdvice:
    "A organização ainda não acrescentou conselhos próprios a esta avaliação. Estas são as suas respostas, tal como as deu.",
  noneApplies:
    "Nenhum dos conselhos que a organização preparou se aplica às suas respostas. Estas são as suas respostas, tal como as deu.",
  kinds: { risk: "Risco", weakness: "A melhorar", opportunity: "Oportunidade", strength: "Ponto forte" },
  efforts: { 1: "pouco esforço", 2: "algum esforço", 3: "muito esforço" },
  horizons: { week: "esta semana", month: "este mês", quarter: "este trimestre" },
  contradictions: "Respostas que não combinam",
  notes: "O que pode esperar e o que não se sabe",
  alsoWrote: "Também escreveu",
  yourAnswers: "As suas respostas",
  restsOnOne: "(assenta na sua resposta {answers})",
  restsOnSeveral: "(assenta nas suas respostas {answers})",
};
