import { describe, expect, it } from "vitest";
import { aQuestion, severalOf, verdictOf } from "#tests/helpers/parsing";

const rating = aQuestion("rating");
const sales = severalOf(["Ventas", "Compras", "Logística"]);

describe("in other languages", () => {
  it.each([
    ["cztery", "4"],
    ["fyra", "4"],
    ["trójka", "3"],
    ["ich würde sagen eine 4", "4"],
    ["je dirais 3", "3"],
    ["yo le pongo un 4", "4"],
    ["un bel 5", "5"],
    ["bence 3", "3"],
    ["2 parce que les clients attendent", "2"],
    ["2 bo brakuje ludzi", "2"],
    ["4 étoiles sur 5", "4"],
    ["4 na 5", "4"],
    ["5 üzerinden 4", "4"],
    ["5 में से 3", "3"],
    ["5点満点中4点", "4"],
    ["4分吧", "4"],
    ["2ですね、残業が多いので", "2"],
    ["五点", "5"],
    ["٤ نجوم من ٥", "4"],
    ["أربعة", "4"],
    ["le maximum", "5"],
  ])("the rating %j is %s", (message, answer) => {
    expect(verdictOf(rating, message)).toBe(`= ${answer}`);
  });

  it.each([
    [["Messe", "Telefon", "Keine davon"], "alle", "= Messe + Telefon"],
    [["Ferias", "Teléfono", "Ninguna de las anteriores"], "todas", "= Ferias + Teléfono"],
  ])("of %j %j leaves out what means none of the others", (options, message, verdict) => {
    expect(verdictOf(severalOf(options), message)).toBe(verdict);
  });

  it.each([
    ["3 ya da 4", "no: ambiguous"],
    ["entre 2 et 3", "no: ambiguous"],
    ["3 или 4", "no: ambiguous"],
    ["3か4", "no: ambiguous"],
    ["bilmiyorum", "no: unsure"],
    ["nie wiem", "no: unsure"],
    ["لا أعرف", "no: unsure"],
    ["un momento", "no: wait"],
    ["здравствуйте", "no: greeting"],
    ["selam", "no: greeting"],
    ["kkkkk", "no: noise"],
    ["ههههه", "no: noise"],
    ["c'est quoi 1 ?", "no: question"],
    ["1 ne demek?", "no: question"],
    ["1是什么意思", "no: question"],
    ["質問の意味がわかりません", "no: question"],
    ["überspringen", "skipped"],
    ["pomiń", "skipped"],
    ["छोड़ो", "skipped"],
  ])("%j on a rating is %s", (message, verdict) => {
    expect(verdictOf(rating, message)).toBe(verdict);
  });

  it.each([
    ["logistica", "= Logística"],
    ["LOGÍSTICA!", "= Logística"],
    ["la última", "= Logística"],
    ["die zweite", "= Compras"],
    ["le troisième", "= Logística"],
    ["opción 2", "= Compras"],
    ["creo que ventas", "= Ventas"],
    ["ventas y compras", "= Ventas + Compras"],
    ["ventas o compras", "no: ambiguous"],
    ["no ventas", "no: ambiguous"],
    ["ventas no", "no: ambiguous"],
    ["ni ventas ni compras", "no: ambiguous"],
    ["ninguna", "no: none"],
    ["todas", "= Ventas + Compras + Logística"],
    ["salta", "skipped"],
  ])("among the areas, %j is %s", (message, verdict) => {
    expect(verdictOf(sales, message)).toBe(verdict);
  });

  it.each([
    ["no entiendo por qué los clientes no vuelven a comprar", "="],
    ["hola, vendemos pan", "="],
    ["weiter so", "="],
    ["geç ödemeler", "="],
    ["не понимаю", "no: question"],
    ["ماذا تقصد؟", "no: question"],
    ["dazu möchte ich nichts sagen", "skipped"],
  ])("an open question takes %j as %s", (message, verdict) => {
    expect(verdictOf(aQuestion("text"), message).replace(` ${message}`, "")).toBe(verdict);
  });
});
