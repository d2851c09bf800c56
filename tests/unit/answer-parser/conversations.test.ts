import { describe, expect, test } from "vitest";
import { aQuestion, messageFirst, severalOf, verdictOf } from "#tests/helpers/parsing";

const AGO = ["Within the last month", "1–6 months ago", "6–12 months ago", "More than a year ago", "Never"];
const SHARE = ["Less than 10%", "10–25%", "25–50%", "More than half", "I don't know"];
const TESTED = ["Yes, and it has been tested", "Yes, but it has not been tested", "In progress", "No"];
const TELEMATICS = ["Tak, we wszystkich pojazdach", "Tak, w części pojazdów", "Nie, ale planujemy", "Nie"];
const REVIEW = ["Ja, bei jedem Auftrag", "Nur wenn etwas schiefging", "Nein, aber geplant", "Nein"];
const STAFF_NL = ["Alleen ik", "2 t/m 5", "6 t/m 20", "21 t/m 50"];

describe("one of several options", () => {
  test.each(
    messageFirst([
      [AGO, "about 7 months ago", "= 6–12 months ago"],
      [AGO, "vor zwei Wochen", "= Within the last month"],
      [AGO, "half a year ago", "unclear: ambiguous"],
      [["Under 500 hl", "500–1,000 hl", "Over 1,000 hl"], "abt 700hl", "= 500–1,000 hl"],
      [["Under $30", "$30 to $49", "$50 or more"], "39.99", "= $30 to $49"],
      [["1–2", "3–4", "5–7", "8 or more"], "3", "unclear: ambiguous"],
      [["1-3", "4-6", "7 or more"], "13", "= 7 or more"],
      [["1-4", "5-9", "10-19"], "4 dentists 5 nurses and 3 on reception", "unclear: unclear"],
      [STAFF_NL, "we zijn met z'n drieën", "= 2 t/m 5"],
      [STAFF_NL, "vroeger 12 maar nu nog maar 3", "= 2 t/m 5"],
      [SHARE, "no clue, ask my accountant", "= I don't know"],
      [SHARE, "not sure, maybe 20%", "= 10–25%"],
      [SHARE, "no idea how you would calculate that", "unclear: unclear"],
      [["Yes, one", "Yes, several", "No"], "yes but only one", "= Yes, one"],
      [["Yes, one", "Yes, several", "No"], "not that I know of", "= No"],
      [["Yes", "No", "Planned"], "no, we want to stay local", "maybe No"],
      [TESTED, "yes but it hasn't been tested", "= Yes, but it has not been tested"],
      [TESTED, "yes we do but nobody's tested it", "= Yes, but it has not been tested"],
      [TELEMATICS, "w części", "= Tak, w części pojazdów"],
      [REVIEW, "nein, aber nicht geplant", "= Nein"],
      [REVIEW, "nein, aber mein Sohn plant das bald", "maybe Nein"],
      [["Oui, en option", "Non, mais c'est à l'étude", "Non"], "c'est quoi ?", "intent: question"],
      [["The owner", "A manager", "Nobody in particular"], "nobody really", "= Nobody in particular"],
      [["The owner", "A manager", "Nobody in particular"], "nobody but me", "unclear: ambiguous"],
      [["Home", "Office", "Both"], "no i choose office", "= Office"],
    ]),
  )("%j is %s", (message, verdict, options) => {
    expect(verdictOf(aQuestion("multiple_choice", options), message)).toBe(verdict);
  });
});

const PAYMENT = ["Boleto", "Pix", "Cartão", "Nenhum destes"];
const CHANNELS = ["Teléfono", "WhatsApp", "Instagram", "No aceptamos reservas"];
const SIGN_IN = ["Password only", "Text message code", "Authenticator app", "Hardware key", "None of these"];
const FINDERS = ["Instagram or TikTok", "Google search", "Walking past", "Corporate deals", "None of these"];
const IMAGING = ["X-ray", "Ultrasound", "Surgery", "Physiotherapy", "None of these"];

describe("several options", () => {
  test.each(
    messageFirst([
      [PAYMENT, "pix e cartão, boleto já não aceitamos", "= Pix + Cartão"],
      [PAYMENT, "já não só boleto, também pix", "= Boleto + Pix"],
      [PAYMENT, "não aceitamos boleto nem pix, o resto sim", "unclear: ambiguous"],
      [CHANNELS, "antes por teléfono, ahora por whatsapp", "= WhatsApp"],
      [CHANNELS, "teléfono y ahora whatsapp", "= Teléfono + WhatsApp"],
      [SIGN_IN, "just a password", "= Password only"],
      [SIGN_IN, "app and hardware key", "= Authenticator app + Hardware key"],
      [SIGN_IN, "all of them", "= Text message code + Authenticator app + Hardware key"],
      [SIGN_IN, "password and then code comes on mobile", "maybe Password only"],
      [FINDERS, "Instagram, mostly, and Google", "= Instagram or TikTok + Google search"],
      [FINDERS, "Insta, Google, referrals", "maybe Instagram or TikTok + Google search"],
      [FINDERS, "yes this is all", "unclear: unclear"],
      [IMAGING, "xray, physio", "= X-ray + Physiotherapy"],
      [IMAGING, "bloods, xray, scan, physio", "maybe X-ray + Physiotherapy"],
      [["Wages", "Fuel", "Tolls", "None of these"], "wages and fuel, tolls not really", "= Wages + Fuel"],
      [
        ["Laden", "Export", "Messe", "Nichts davon"],
        "Laden und Messe, Export wurde verboten",
        "= Laden + Messe",
      ],
      [
        ["Facebook", "Google", "targi", "Żadne z tych"],
        "facebook, no i targi, google nie",
        "= Facebook + targi",
      ],
    ]),
  )("%j is %s", (message, verdict, options) => {
    expect(verdictOf(severalOf(options, options.slice(-1)), message)).toBe(verdict);
  });
});
