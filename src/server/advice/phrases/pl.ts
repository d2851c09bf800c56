import type { Phrases } from "./phrases";

export const PL: Phrases = {
  language: "pl",
  quote: "„{words}”",
  overall: "Łączny wynik: {value}.",
  overallNamed: "Łączny wynik: {value} – {band}.",
  valueOf: "{shown} na {max}",
  ends: "Najmocniej wypada {strongest} ({highest}), najsłabiej {weakest} ({lowest}).",
  lookFirst: "Najpierw warto przyjrzeć się pytaniu {question}: odpowiedź brzmi {answer}.",
  nothingLow: "W odpowiedziach nic nie wskazuje na to, nad czym trzeba by popracować.",
  outOfFive: "{rating} na 5",
  contradiction:
    "{one} – a jednak {other}. Te dwie odpowiedzi ciągną w różne strony: która z nich zgadza się na co dzień?",
  noAdvice:
    "Organizacja nie dodała jeszcze do tej ankiety własnych zaleceń. Poniżej są udzielone odpowiedzi, w takiej postaci, w jakiej zostały podane.",
  noneApplies:
    "Żadne z zaleceń, które przygotowała organizacja, nie dotyczy tych odpowiedzi. Poniżej są udzielone odpowiedzi, w takiej postaci, w jakiej zostały podane.",
  kinds: { risk: "Ryzyko", weakness: "Do poprawy", opportunity: "Szansa", strength: "Mocna strona" },
  efforts: { 1: "mały nakład pracy", 2: "średni nakład pracy", 3: "duży nakład pracy" },
  horizons: { week: "w tym tygodniu", month: "w tym miesiącu", quarter: "w tym kwartale" },
  contradictions: "Odpowiedzi, które do siebie nie pasują",
  notes: "Co może poczekać, a czego nie wiadomo",
  alsoWrote: "W odpowiedziach jest też",
  yourAnswers: "Udzielone odpowiedzi",
  restsOnOne: "(na podstawie odpowiedzi {answers})",
  restsOnSeveral: "(na podstawie kilku odpowiedzi: {answers})",
};
