import type { Field } from "./field";

/** Fields about tools, data and what could stop them. */
export const TECHNOLOGY: readonly Field[] = [
  {
    name: "security",
    words:
      /\b(security|secure\w*|cyber\w*|passwords?|phishing|hack\w*|backups?|ransomware|access rights?|breach\w*|fraud|two.factor|multi.factor|data loss)\b/gi,
    mend: "close the doors that stand open",
    raise: "practise the bad day",
    why: "This is noticed only when it is needed, and then it is too late to begin.",
    repair: [
      "This week, restore one important file from a backup; if that fails, nothing else comes first.",
      "By the end of the month, turn on two-step sign-in for mail and banking, and take away every access of people who have left.",
      "It is done when [a second person|somebody you trust] can restore the file and you hold a list of who may get into what.",
    ],
    better: [
      "Spend an hour on the question what you would do if nobody could sign in tomorrow, and write down the first five steps.",
      "Put a quarterly date in the calendar for backups, accounts and access.",
    ],
  },
  {
    name: "risk and continuity",
    words:
      /\b(risks?|continuity|emergenc\w*|crisis|insurance|outages?|fall.?back|contingen\w*|resilien\w*|single point|disaster\w*|fall(?:s|ing)? ill|(?:get|gets|am|is) (?:ill|sick)|illness|dry spell|nothing comes in|key person)\b/gi,
    mend: "decide beforehand what happens if",
    raise: "rehearse one emergency",
    why: "In an emergency people do what has been decided before, or they lose the first day deciding.",
    repair: [
      "This week, write down the three events that would stop your work for a week, and what you would do first in each.",
      "Put a name and a substitute beside each first step, and [tell them|tell the substitute] within ten days.",
      "Walk through one of them for an hour before the quarter ends; every hesitation you note is a gap you can close.",
    ],
    better: [
      "Let the person you depend on most be unreachable for a day, and note what got stuck.",
      "Check once a year whether insurance and contracts still fit what you do now.",
    ],
  },
  {
    name: "compliance",
    words:
      /\b(complian\w*|regulat\w*|legal\w*|laws?|privacy|gdpr|audits?|contracts?|licen[cs]es?|certif\w*|tax(?:es)?|permits?|polic(?:y|ies))\b/gi,
    mend: "know which duties have a date",
    raise: "keep the proof as you go",
    why: "Duties of this kind are cheap when they are met in time and dear when somebody else reminds you.",
    repair: [
      "Within two weeks, list every duty with a date: filings, renewals, contracts, inspections.",
      "Put one name beside each, and have the one you are least sure of checked by somebody who knows the subject.",
      "You are through when no date of the next 6 months is without a name and nothing on the list is overdue.",
    ],
    better: [
      "Keep the papers that an inspection would ask for in one place, and file them on the day they arise.",
      "Read the contract that binds you longest once more, and note its next date of notice.",
    ],
  },
  {
    name: "software delivery",
    words:
      /\b(releas(?:e|es|ing)|deploy\w*|bugs?|tests? coverage|test suite|automated tests?|code|codebase|technical debt|tech debt|legacy|pull requests?|code reviews?|sprints?|engineer\w*|developers?|on.?call|ci|pipelines?|rollbacks?|regressions?)\b/gi,
    mend: "make the next release a small one",
    raise: "shorten the way from change to release",
    why: "Large releases hide their faults; small ones show which change caused what.",
    repair: [
      "This week, write down for the last five releases what went wrong and how it was noticed.",
      "Agree on one automated check for the fault that came up most, and on releasing one small change alone within two weeks.",
      "Note how many hours pass from a finished change to its release, and how many have to be taken back; both should fall within two months.",
    ],
    better: [
      "Set aside a fixed part of each week for the one piece of old code that slows most changes down.",
      "Let the person who wrote a change watch it for the first hour after it is released.",
    ],
  },
  {
    name: "reporting and data",
    words:
      /\b(data|report(?:s|ing)?|dashboards?|metrics?|kpis?|figures|numbers|analytics|spreadsheets?|excel|measur\w*|statistics|track(?:s|ed|ing)?)\b/gi,
    mend: "trust a few figures rather than many",
    raise: "let one report make itself",
    why: "Figures that nobody trusts are discussed instead of used.",
    repair: [
      "This week, name the three decisions you make most often, and the one figure each of them needs.",
      "For each figure, write down where it comes from and [who keeps it right|how you keep it right], and drop the reports that serve none of them.",
      "After a month, ask for each of the three decisions whether the figure was used; if not, replace it.",
    ],
    better: [
      "Take the report that costs most hours by hand and let it be made by the tool that already holds the data.",
      "Write beside each figure what you will do when it falls; a figure without such a line can go.",
    ],
  },
  {
    name: "automation",
    words:
      /\b(automat\w*|manual(?:ly)?|by hand|retyp\w*|copy.?past\w*|copying|artificial intelligence|ai|chatbots?|robots?|repetitive|double entry)\b/gi,
    mend: "remove the copying that comes back every day",
    raise: "automate the next small thing",
    why: "Work that repeats without thinking takes its hours from work that needs it.",
    repair: [
      "For one week, note each time something is typed, copied or looked up twice, and for how many minutes.",
      "Choose the most frequent, and settle it within the month with a tool you already pay for.",
      "Count the minutes again after four weeks; keep the change if they are gone, and undo it if they have only moved.",
    ],
    better: [
      "Ask each person which ten minutes of the day they would give away first, and automate one of them.",
      "Write down what happens when the automatic way fails, and who notices.",
    ],
  },
  {
    name: "tools and technology",
    words:
      /\b(technolog\w*|software|systems?|tools?|digital\w*|it (?:systems?|support|department|equipment)|platforms?|apps?|crm|erp|integrat\w*|infrastructure|hardware|computers?|laptops?|network|wi.?fi|online shop)\b/gi,
    mend: "make the tools fit the work",
    raise: "use fully what you already pay for",
    why: "A tool that does not fit takes a little time from everybody, every day.",
    repair: [
      "This week, ask each person who uses them which tool costs most time, and watch one of them for half an hour while it does.",
      "Name one person who decides which tool is used for what, and have it on one page within the month.",
      "Ask again after six weeks; the sign is that another tool is named first.",
    ],
    better: [
      "Cancel one tool that overlaps with another, and use what you save for learning the one that stays.",
      "Let whoever knows a tool best show the others two things they did not know.",
    ],
  },
];
