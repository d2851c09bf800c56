import { describe, expect, it } from "vitest";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import { aQuestion, replyTo, severalOf, verdictOf } from "#tests/helpers/parsing";

const AREAS = ["Operations", "Marketing", "Technology", "Other"];
const areas = aQuestion("multiple_choice", AREAS);
const someAreas = severalOf(AREAS);

/** Each row: the options, the message, the verdict. */
type Row = readonly [options: readonly string[], message: string, verdict: string];

const SIZES = ["1-10 employees", "11-50 employees", "51-200 employees", "201+ employees"];
const SATISFACTION = ["Very satisfied", "Satisfied", "Neutral", "Dissatisfied", "Very dissatisfied"];
const TEAMS = ["Human resources", "Information technology", "Sales and marketing"];
const WITH_NONE = ["Reports", "Invoices", "Planning", "None of these"];
const BEGINNINGS = ["Sofort", "In 3 Monaten", "Nächstes Jahr", "Noch offen"];
const OFTEN = ["Daily", "Weekly", "Monthly", "Never"];
const COUNTS = ["0", "1", "2", "3 or more"];
const THOUSANDS = ["Under 1,000", "1,000 to 5,000"];
const YES_PARTLY_NO = ["Yes, fully", "Yes, partly", "No"];

describe("a choice", () => {
  it.each([
    ["Technology", "Technology"],
    ["technology.", "Technology"],
    ["TECHNOLOGY!!", "Technology"],
    ["“technology”", "Technology"],
    ["Ｔechnology", "Technology"],
    ["2", "Marketing"],
    ["#2", "Marketing"],
    ["2.", "Marketing"],
    ["2)", "Marketing"],
    ["option 2", "Marketing"],
    ["no. 2", "Marketing"],
    ["٢", "Marketing"],
    ["３", "Technology"],
    ["二", "Marketing"],
    ["第二个", "Marketing"],
    ["two", "Marketing"],
    ["number one", "Operations"],
    ["b", "Marketing"],
    ["B)", "Marketing"],
    ["option c", "Technology"],
    ["a", "Operations"],
    ["m", "Marketing"],
    ["the second", "Marketing"],
    ["2nd one", "Marketing"],
    ["the 3rd option please", "Technology"],
    ["first", "Operations"],
    ["last", "Other"],
    ["the last one", "Other"],
    ["the bottom one", "Other"],
    ["the top one", "Operations"],
    ["second to last", "Technology"],
    ["I'd go with marketing", "Marketing"],
    ["the tech stuff", "Technology"],
    ["tech", "Technology"],
    ["ops", "Operations"],
    ["mktg", "Marketing"],
    ["tecnology", "Technology"],
    ["opperatoins", "Operations"],
    ["markting please", "Marketing"],
    ["2. Marketing", "Marketing"],
    ["Marketing?", "Marketing"],
    ["maybe marketing", "Marketing"],
    ["something else", "Other"],
    ["technology because our systems are old", "Technology"],
    ["We lose most there, so technology", "Technology"],
    ["marketing, not operations", "Marketing"],
    ["not marketing, technology", "Technology"],
    ["marketing, no wait, technology", "Technology"],
    ["1, actually 3", "Technology"],
    ["Operations and marketing", "Operations + Marketing"],
    ["operations, marketing", "Operations + Marketing"],
    ["operations & technology", "Operations + Technology"],
    ["marketing/technology", "Marketing + Technology"],
    ["ops and tech", "Operations + Technology"],
    ["both 1 and 3", "Operations + Technology"],
    ["1,3", "Operations + Technology"],
    ["1 3", "Operations + Technology"],
    ["a, c", "Operations + Technology"],
    ["not sure, maybe technology", "Technology"],
    ["what about marketing", "Marketing"],
    ["first option but also the third", "Operations + Technology"],
    ["first and last", "Operations + Other"],
    ["the last two", "Technology + Other"],
    ["all of them", "Operations + Marketing + Technology + Other"],
    ["everything except other", "Operations + Marketing + Technology"],
  ])("reads %j as %s", (message, answer) => {
    expect(verdictOf(someAreas, message)).toBe(`= ${answer}`);
    expect(verdictOf(areas, message)).toBe(answer.includes(" + ") ? "no: several" : `= ${answer}`);
  });

  it.each([
    ["operations or technology", "ambiguous"],
    ["1 or 3", "ambiguous"],
    ["1-3", "unclear"],
    ["1.5", "out-of-range"],
    ["-1", "out-of-range"],
    ["one and three", "likely"],
    ["operations, maybe technology", "ambiguous"],
    ["1 marketing", "ambiguous"],
    ["anything but operations", "ambiguous"],
    ["not operations", "ambiguous"],
    ["no operations", "ambiguous"],
    ["both", "ambiguous"],
    ["any", "ambiguous"],
    ["I have no preference", "unsure"],
    ["o", "ambiguous"],
    ["yes", "unclear"],
    ["5", "out-of-range"],
    ["0", "out-of-range"],
    ["option 9", "out-of-range"],
    ["none of them", "none"],
    ["neither", "none"],
    ["what is operations?", "question"],
    ["which one is best", "question"],
    ["what do you mean?", "question"],
    ["hello!", "greeting"],
    ["asdf", "noise"],
    ["🤷", "noise"],
    ["no idea", "unsure"],
  ])("does not take %j: %s", (message, reason) => {
    expect(verdictOf(areas, message)).toBe(`no: ${reason}`);
  });

  it.each([
    ["I think marketing is our biggest issue", "= Marketing"],
    ["we need help with everything", "no: unclear"],
    ["a good one", "no: unclear"],
    ["we have no marketing people", "no: ambiguous"],
    ["cheese", "no: unclear"],
  ])("leaves %j to a reader of language: %s", (message, verdict) => {
    expect(verdictOf(areas, message)).toBe(verdict);
  });

  it.each<Row>([
    [["Yes", "No"], "y", "= Yes"],
    [["Yes", "No"], "yep", "= Yes"],
    [["Yes", "No"], "nope", "= No"],
    [["Yes", "No"], "No, we don't", "= No"],
    [["Yes", "No"], "not yes", "= No"],
    [["Yes", "No"], "yes and no", "no: ambiguous"],
    [["Yes", "No"], "both", "no: ambiguous"],
    [["Yes", "No"], "oui, euh non", "= No"],
    [["Yes", "No"], "yes, oh wait, no", "= No"],
    [["Yes", "No"], "yes - wait", "no: wait"],
    [OFTEN, "Daily - no, more like weekly", "= Weekly"],
    [OFTEN, "Täglich, ach quatsch, wöchentlich", "= Weekly"],
    [OFTEN, "monthly at first, now daily", "= Daily"],
    [OFTEN, "weekly before, daily since the new software", "no: likely"],
    [OFTEN, "I'd like to say daily but monthly is the truth", "= Monthly"],
    [["In house", "Agency"], "anything but the agency", "= In house"],
    [YES_PARTLY_NO, "yes", "no: ambiguous"],
    [YES_PARTLY_NO, "well, yes and no", "no: ambiguous"],
    [YES_PARTLY_NO, "fully", "= Yes, fully"],
    [YES_PARTLY_NO, "fully but the cellar", "no: ambiguous"],
    [YES_PARTLY_NO, "yes, but in the cellar only partly", "= Yes, partly"],
    [YES_PARTLY_NO, "yes partly", "= Yes, partly"],
    [YES_PARTLY_NO, "no", "= No"],
    [BEGINNINGS, "in drei Monaten", "= In 3 Monaten"],
    [SIZES, "11-50", "= 11-50 employees"],
    [SIZES, "1-10", "= 1-10 employees"],
    [SIZES, "30", "= 11-50 employees"],
    [SIZES, "10", "= 1-10 employees"],
    [SIZES, "500", "= 201+ employees"],
    [SIZES, "2", "no: ambiguous"],
    [SIZES, "option 2", "= 11-50 employees"],
    [["5", "10", "2"], "2", "= 2"],
    [["2022", "2023", "2024"], "2023", "= 2023"],
    [["2022", "2023", "2024"], "2025", "no: out-of-range"],
    [["2022", "2023", "2024"], "2023 and 2024", "= 2023 + 2024"],
    [["<10", ">10"], "<10", "= <10"],
    [["<10", ">10"], "10", "no: ambiguous"],
    [SATISFACTION, "satisfied", "= Satisfied"],
    [SATISFACTION, "satisfed", "= Satisfied"],
    [SATISFACTION, "very disatisfied", "= Very dissatisfied"],
    [SATISFACTION, "very", "no: unclear"],
    [SATISFACTION, "the middle one", "= Neutral"],
    [["Low", "Medium", "High"], "pretty high", "= High"],
    [["Low", "Medium", "High"], "medium to high", "no: ambiguous"],
    [TEAMS, "hr", "= Human resources"],
    [TEAMS, "the IT", "no: unclear"],
    [TEAMS, "sales", "= Sales and marketing"],
    [["Staff", "Customers"], "our staff lately badly", "no: likely"],
    [TEAMS, "human resorces", "= Human resources"],
    [["We plan each month", "We plan once a year", "We never plan"], "plan never", "= We never plan"],
    [TEAMS, "hr and marketing", "= Human resources + Sales and marketing"],
    [["C", "C++", "C#"], "c++", "= C++"],
    [["C", "C++", "C#"], "c", "= C"],
    [["Beta", "Alpha", "Gamma"], "a", "no: ambiguous"],
    [["Beta", "Alpha", "Gamma"], "g", "= Gamma"],
    [["Café", "Bar"], "cafe", "= Café"],
    [["😀", "😐"], "😐", "= 😐"],
    [["Red", "RED", "red"], "red", "= red"],
    [["Red", "RED"], "rEd", "= Red"],
    [["Male", "Female"], "fmale", "= Female"],
    [["Cost", "Other (please specify)"], "other", "= Other (please specify)"],
    [["Cost", "None of the above"], "none of them", "= None of the above"],
    [["Cost", "I don't know"], "no idea", "= I don't know"],
    [["Male", "Prefer not to say"], "I'd rather not say", "= Prefer not to say"],
    [["Pass", "Fail"], "pass", "= Pass"],
    [["Yes", "Not yet, but planned", "No"], "not yet", "= Not yet, but planned"],
    [["Yes", "Not yet, but planned", "No"], "next year", "= Not yet, but planned"],
    [["Yes", "Not yet, but planned", "No"], "we've got one", "= Yes"],
    [["Sí", "Está prevista", "No"], "aún no, está programada", "= Está prevista"],
    [["Sí", "No, pero está previsto", "No"], "no pero lo haremos en otoño", "no: ambiguous"],
    [["Sí", "No, pero está previsto", "No"], "no, pero mi hija quiere el año que viene", "no: ambiguous"],
    [["Sí", "No, pero está previsto", "No"], "no", "= No"],
    [["Yes", "No, but planned", "No"], "no, never needed it", "= No"],
    [["Yes", "No, planned", "No"], "planned", "= No, planned"],
    [["Yes", "No, but planned", "No, and not planned"], "planned", "= No, but planned"],
    [["After every sale", "Regularly", "Occasionally", "Never"], "always", "= After every sale"],
    [["Rarely", "Sometimes", "Often", "Don't know"], "always", "= Often"],
    [["No shortage", "Some shortage", "Severe shortage"], "no", "no: unclear"],
    [["No time", "No money", "No interest"], "time", "no: unclear"],
    [["In the shop", "At home"], "We're in the shop", "= In the shop"],
    [["In the shop", "At home"], "We were in the shop", "no: unclear"],
    [["Yes", "No"], "We're not", "= No"],
    [["Yes", "No"], "we're not sure", "no: unsure"],
    [
      ["Yes", "Not yet, but planned", "No"],
      "not at the moment, the new one comes in March",
      "= Not yet, but planned",
    ],
    [["Yes", "Planned", "No"], "not yet", "no: ambiguous"],
    [["Yes", "Planned"], "noch nicht", "= Planned"],
    [["Yes", "No, not currently", "No, and we won't"], "no", "no: ambiguous"],
    [["Yes", "No, not currently", "No, and we won't"], "not at the moment", "= No, not currently"],
    [["Yes", "No"], "derzeit nicht", "= No"],
    [["Paper invoices", "Papers and magazines"], "paper please", "= Paper invoices"],
    [["Bad", "Good", "Very good", "Too dear", "Too far"], "excellent", "no: unclear"],
    [["Skip the agency", "Keep it"], "skip", "skipped"],
    [["This month", "Next month"], "next", "= Next month"],
    [["运营", "市场营销", "技术"], "我选技术", "= 技术"],
    [["运营", "市场营销", "技术"], "不是运营", "no: ambiguous"],
    [["Ventas", "Tecnología"], "tecnologia", "= Tecnología"],
    [["Продажи", "Маркетинг"], "маркетинг", "= Маркетинг"],
    [["(a+)+$", "[x]*"], "(a+)+$", "= (a+)+$"],
    [AREAS, "a 3", "= Technology"],
    [AREAS, "top marks", "no: unclear"],
    [AREAS, "operations - technology", "no: ambiguous"],
    [AREAS, "now as last year marketing", "= Marketing"],
    [AREAS, "less marketing", "= Marketing"],
    [AREAS, "not only marketing but also technology", "= Marketing + Technology"],
    [AREAS, "marketing if I had the money, so technology", "= Technology"],
    [AREAS, "technology mostly, some marketing", "= Technology + Marketing"],
    [AREAS, "technology > marketing", "no: likely"],
    [AREAS, "1 to 3", "no: unclear"],
    [AREAS, "all good", "no: unclear"],
    [AREAS, "two of us", "no: unclear"],
    [AREAS, "one second", "no: wait"],
    [AREAS, "never mind", "no: wait"],
    [AREAS, "👍", "no: noise"],
    [["Yes", "No"], "👍", "= Yes"],
    [["Yes", "Partly", "No"], "yes partly", "= Partly"],
    [["Yes", "No", "I don't know"], "I don't", "= No"],
    [["North", "East", "West"], "best", "no: unclear"],
    [["Better", "Worse"], "could be better", "no: unclear"],
    [["Monday", "Wednesday", "Friday"], "mon, wed, fri", "= Monday + Wednesday + Friday"],
    [["Monday", "Wednesday", "Friday"], "mon-fri", "no: ambiguous"],
    [["Full time", "Part time"], "full", "= Full time"],
    [["Wix", "We have no online shop"], "online", "no: unclear"],
    [["Important", "Not important"], "its important", "= Important"],
    [["Phone call", "Video call", "Meeting"], "call or meeting", "no: ambiguous"],
    [["Phone call", "Video call", "Meeting"], "weird call", "no: unclear"],
    [["0", "1", "2"], "two", "= 2"],
    [SATISFACTION, "unsatisfied", "= Dissatisfied"],
    [["Google", "Facebook"], "face to face", "no: unclear"],
    [["Kır", "Køb", "Łąk"], "kir", "= Kır"],
    [["Kır", "Køb", "Łąk"], "KOB", "= Køb"],
    [["CEO", "Employee", "Other"], "im not the ceo, im an employee", "= Employee"],
    [WITH_NONE, "all except reports", "= Invoices + Planning"],
    [WITH_NONE, "alles außer reports", "= Invoices + Planning"],
    [WITH_NONE, "all of them", "= Reports + Invoices + Planning"],
    [WITH_NONE, "all three", "= Reports + Invoices + Planning"],
    [WITH_NONE, "reports and none of these", "no: ambiguous"],
    [WITH_NONE, "1 and 4", "no: ambiguous"],
    [WITH_NONE, "none", "= None of these"],
    [WITH_NONE, "not reports, none", "no: ambiguous"],
    [["Precios", "Ninguno en especial"], "nada", "= Ninguno en especial"],
    [["Цены", "Ничем из перечисленного"], "ничем", "= Ничем из перечисленного"],
    [["価格", "特になし"], "特にありません", "= 特になし"],
    [["Preise", "Anderes Programm"], "was anderes", "= Anderes Programm"],
    [["Preise", "Keine Ahnung"], "keine davon", "no: none"],
    [["Preise", "Löhne", "Keine besonderen"], "alle", "= Preise + Löhne"],
    [["Partnership", "Co-operative"], "why does that matter?", "no: question"],
    [AREAS, "Marketing in all 14 of our shops", "= Marketing"],
    [AREAS, "Marketing on our own since 2018", "= Marketing"],
    [["Phone", "None of these"], "all of them", "= Phone"],
    [COUNTS, "1-10", "no: ambiguous"],
    [COUNTS, "2 or 3", "no: ambiguous"],
    [COUNTS, "3", "= 3 or more"],
    [COUNTS, "2", "= 2"],
    [COUNTS, "3 to 5", "= 3 or more"],
    [THOUSANDS, "2", "= 1,000 to 5,000"],
    [THOUSANDS, "99", "no: out-of-range"],
    [THOUSANDS, "100", "= Under 1,000"],
    [["5 to 9,000", "Under 5"], "6", "= 5 to 9,000"],
    [["Phone", "Mail", "Not applicable"], "everything", "= Phone + Mail"],
    [["Phone", "Mail", "Not applicable"], "mail, not applicable", "no: ambiguous"],
  ])("among %j, %j is %s", (options, message, verdict) => {
    expect(verdictOf(severalOf(options), message)).toBe(verdict);
  });

  it("of one asks kindly which of several is meant, and never takes a list", () => {
    expect(replyTo(areas, "marketing and technology")).toContain(
      "here only one can be chosen. Which one fits best?\n2. Marketing\n3. Technology",
    );
  });

  it.each([
    ["Reports\nPlanning", "= Reports + Planning"],
    ["Planning\nPlanning", "= Planning"],
    ["Reports\nplenty of words", "= Reports"],
    ["None of this list", "= None of this list"],
    ["all of them", "= Reports + Planning"],
    ["reports and none of this list", "no: ambiguous"],
  ])("of several, of which one stands alone, reads %j as %s", (message, verdict) => {
    const options = ["Reports", "Planning", "None of this list"];
    expect(verdictOf(severalOf(options, ["None of this list"]), message)).toBe(verdict);
  });

  it("takes what was ticked as it is, whatever the options are called, and as a list even where it is one", () => {
    const slots = ["9 to 12", "13 to 15", "Yes, any", "No, evenings only", "A, or B"];
    for (const ticked of [slots, slots.slice(0, 2), ["A, or B", "9 to 12"], ["A, or B"]])
      expect(judgeAnswer(severalOf(slots), ticked.join("\n"))).toMatchObject({ answer: ticked });
    const long = slots.map((slot) => slot.padEnd(400, "."));
    expect(judgeAnswer(severalOf(long), long.join("\n"))).toMatchObject({ answer: long });
  });

  it("says what it understood unless the option was typed in full", () => {
    expect(judgeAnswer(areas, "technology!")).toMatchObject({ understoodAs: null });
    expect(judgeAnswer(areas, "the 2nd one")).toMatchObject({ understoodAs: "Marketing" });
    expect(judgeAnswer(someAreas, "1 and 3")).toMatchObject({ understoodAs: "Operations, Technology" });
  });

  it("offers the options it may have meant, else all with their numbers", () => {
    expect(replyTo(areas, "operations or technology")).toContain("?\n1. Operations\n3. Technology");
    expect(replyTo(areas, "what?")).toContain("\n1. Operations\n2. Marketing\n3. Technology\n4. Other");
  });
});
