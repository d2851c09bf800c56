import { expect, it } from "vitest";
import { aQuestion, severalOf, verdictOf } from "#tests/helpers/parsing";

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

const departments = aQuestion("multiple_choice", ["Sales", "HR", "IT", "Finance", "Other"]);
const roles = aQuestion("multiple_choice", ["Owner", "Employee", "Freelancer"]);
const forms = aQuestion("multiple_choice", ["Company", "Non-profit", "Partnership"]);
const officer = aQuestion("multiple_choice", ["Yes, internal", "Yes, external", "No"]);
const age = aQuestion("multiple_choice", ["Less than 1 year", "1 to 3 years", "4 to 10 years"]);
const share = aQuestion("multiple_choice", ["0-10%", "11-50%", "More than 50%"]);
const budget = {
  ...aQuestion("multiple_choice", ["Under €1,000", "€1,000 to €5,000", "Over €5,000"]),
  questionText: "What is your monthly budget?",
};

it.each([
  ["a name that is also a small word has a meaning", departments, "EDV", "= IT"],
  ["and a department what it does", departments, "Buchhaltung", "= Finance"],
  ["the second half of a word is no slip of another", roles, "self-employed", "= Freelancer"],
  ["but it may be one of a name of two halves", forms, "non-proft", "= Non-profit"],
  ["what is offered is no secret", officer, "ja, intern", "= Yes, internal"],
  ["that we have one is no place", officer, "we have one", "no: ambiguous"],
  ["since so long is so long", age, "seit 2 Jahren", "= 1 to 3 years"],
  ["but since a year is from then on", age, "since 2015", "no: ambiguous"],
  ["a few hundred are hundreds", budget, "a few hundred", "= Under €1,000"],
  ["nothing is no part of a whole", share, "zero", "= 0-10%"],
  ["what comes a year is told by the month", budget, "30k a year", "= €1,000 to €5,000"],
  ["a plain yes leaves what says more", plan, "はい、全部書面にしてあります", "= Yes, complete"],
  ["yes to all is all of them", shops, "Ja, sämtliche Filialen bestellen so", "= Yes, all of them"],
  [
    "what is not everywhere is partly, though but stands before it",
    plan,
    "ja, aber nicht überall",
    "= Yes, partly",
  ],
  ["letters tell each other", channels, "a and c", "= E-mail + WhatsApp"],
  ["and so do numbers with a plus", channels, "1+2", "= E-mail + SharePoint"],
  ["a mark may be a noun", { ...often, scaleLabels: null }, "jag ger en trea", "= 3"],
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
  [
    "what holds now may say so last",
    takings,
    "under 50… actually no, that was before, it'd be 50 to 150 now",
    "= £50,000 to £150,000",
  ],
  ["a unit of something else counts something else", staff, "一個小隊分くらいかなあ、二十五人", "= 15〜29人"],
  ["but how often may multiply", cash, "roz dus hazaar", "no: ambiguous"],
  ["what is denied is not within a bound", tickets, "not a thousand, but over 200", "= 200 to 999"],
  ["who counts something else says nothing of money", takings, "34 clients", "no: unclear"],
  ["nor does a thousand of them", cash, "we have 1,500 customers and few of them pay", "no: unclear"],
  ["yes to something is not to all of it", shops, "yes, above all for invoices", "no: ambiguous"],
  ["two bounds say what is between", tickets, "over 200, but under a thousand", "= 200 to 999"],
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
