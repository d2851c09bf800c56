import { expect, it } from "vitest";
import { aQuestion, severalOf, verdictOf } from "#tests/helpers/judging";

const plan = aQuestion("multiple_choice", ["Yes, complete", "Yes, partly", "Not yet, but planned", "No"]);
const shops = aQuestion("multiple_choice", ["Yes, all of them", "Yes, some of them", "No"]);
const often = {
  ...aQuestion("rating"),
  scaleLabels: ["Never", "Rarely", "Sometimes", "Often", "Very often"],
};
const takings = aQuestion("multiple_choice", [
  "Under £50,000",
  "£50,000 to £150,000",
  "£150,000 to £500,000",
  "Over £500,000",
]);
const sizes = aQuestion("multiple_choice", ["1 to 10", "11 to 50", "More than 50"]);
const cash = aQuestion("multiple_choice", ["Under 10,000", "10,000 to 49,999", "50,000 or more"]);
const tickets = aQuestion("multiple_choice", ["Under 50", "50 to 199", "200 to 999", "1,000 or more"]);
const staff = aQuestion("multiple_choice", ["5人未満", "5〜14人", "15〜29人", "30人以上"]);
const channels = severalOf(["E-mail", "SharePoint", "WhatsApp"]);

it.each([
  ["a plain yes leaves what says more", plan, "はい、全部書面にしてあります", "= Yes, complete"],
  ["what is only half there is partly", plan, "Yes but it's only half finished", "= Yes, partly"],
  ["yes to all is all of them", shops, "Ja, sämtliche Filialen bestellen so", "= Yes, all of them"],
  ["but not to all but one", shops, "Ja, alle, aber nicht die am Bahnhof", "no: ambiguous"],
  ["and yes to some is some of them", shops, "evet ama sadece büyük şubeler", "= Yes, some of them"],
  ["when it happens adds to how often", often, "often, mondays especially", "= 4"],
  ["but how often else does not", often, "mondays, or often", "no: ambiguous"],
  [
    "two words of a name may change places",
    { ...often, scaleLabels: ["Disagree", "Neutral", "Agree", "Strongly agree", "I made this"] },
    "agree strongly",
    "= 4",
  ],
  ["what is below all others is the lowest", sizes, "less than 10", "= 1 to 10"],
  ["nobody denies a number", tickets, "190... no 210, I forgot the portal", "= 200 to 999"],
  [
    "what holds now may say so last",
    takings,
    "under 50… actually no, that was before, it'd be 50 to 150 now",
    "= £50,000 to £150,000",
  ],
  ["a unit of something else counts something else", staff, "一個小隊分くらいかなあ、二十五人", "= 15〜29人"],
  ["but how often may multiply", cash, "roz dus hazaar", "no: ambiguous"],
  ["two bounds say what is between", tickets, "over 200, but under a thousand", "= 200 to 999"],
  ["and so does one beside what it is not", tickets, "not a thousand, but over 200", "= 200 to 999"],
  ["one bound alone is asked", tickets, "over 60", "no: ambiguous"],
  ["thousands of money go without saying", takings, "under fifty, easily", "= Under £50,000"],
  ["but not where tens are offered", tickets, "under fifty, easily", "= Under 50"],
  [
    "thousands count wherever they stand",
    cash,
    "twelve grand last yr and it keeps creeping up",
    "= 10,000 to 49,999",
  ],
  [
    "with whom is no other part of a list",
    channels,
    "whatsapp with the coaches, sharepoint with the printers",
    "= WhatsApp + SharePoint",
  ],
])("%s: %#", (_, question, message, verdict) => {
  expect(verdictOf(question, message)).toBe(verdict);
});
