import type { Field } from "./field";

/** Fields about those who do the work. */
export const PEOPLE: readonly Field[] = [
  {
    name: "hiring",
    words:
      /\b(hir(?:e|es|ed|ing)|recruit\w*|applicants?|candidates?|vacanc\w*|job ads?|open positions?|understaffed|short.?staffed|staff shortage|skilled workers|find(?:ing)? (?:good )?(?:people|staff))\b/gi,
    mend: "make the open place easier to say yes to",
    raise: "begin looking before a place is open",
    why: "A place that stays open is paid for by everybody who covers it.",
    repair: [
      "This week, write the vacancy anew in ten lines: what the person will do in the first month, the pay, and who they will work with.",
      "Ask everybody who works with you for two names by Friday, and speak with each of them for 20 minutes, whether they look for work or not.",
      "Answer every applicant within three working days; if the number of first talks has not risen after four weeks, change the vacancy, not the deadline.",
    ],
    better: [
      "Keep a list of people you would hire at once, and speak with one of them each month.",
      "Ask the last two who joined what nearly kept them from coming, and mend it.",
    ],
  },
  {
    name: "workload",
    words:
      /\b(workload\w*|overload\w*|overwork\w*|overtime|burn(?:ed|t)?[- ]?out|stress\w*|exhaust\w*|tired\w*|pressure|work.life|long hours|evenings and weekends|too much (?:work|to do)|overwhelm\w*|holidays?)\b/gi,
    mend: "take something away before adding anything",
    raise: "protect the hours that give strength",
    why: "What people cannot carry for long comes back as mistakes, absence and resignations.",
    repair: [
      "Within a week, [each person lists|list] everything on the desk and [marks|mark] what only [they|you] can do; the rest is handed over, put off or dropped.",
      "Take one regular task away for the next month[ from whoever carries the most|], and tell those who are waiting for it.",
      "Ask the same question in four weeks: if evenings are free again more often than not, make the change permanent.",
    ],
    better: [
      "Keep one half day a week without meetings or calls, and look after a month what got done in it.",
      "Agree on what may wait until tomorrow, so that [nobody has|you do not have] to decide it anew each evening.",
    ],
  },
  {
    name: "morale",
    words:
      /\b(morale|motivat\w*|mood|turnover of staff|staff turnover|attrition|engag(?:ed|ement)|job satisfaction|appreciat\w*|recogni[sz]\w*|resign\w*|quit(?:s|ting)?|leav(?:e|es|ing) us|culture|belong\w*|inclusi\w*|divers\w*|trust)\b/gi,
    mend: "ask, and then change one thing",
    raise: "find out what gives strength, and what takes it",
    why: "People seldom leave because of one bad week; they leave when nothing follows from what they said.",
    repair: [
      "Within two weeks, speak with each person alone for half an hour about one thing to stop, one to begin and one to keep.",
      "Tell everybody what you heard, without names, and which single thing changes first, by a date.",
      "Go back to the same people after six weeks and ask whether they noticed the change; their answer is the measure.",
    ],
    better: [
      "Write down which hours of last week gave most strength and which took most, and speak about both with somebody who can change the week.",
      "End each week with one concrete thank-you that says what somebody did and what it changed.",
    ],
  },
  {
    name: "training",
    words:
      /\b(train(?:ing|ings|ed)?|skills?|learn(?:ing)?|courses?|qualif\w*|competenc\w*|knowledge|expertise|know.?how|mentor\w*|coach\w*|develop(?:ment)? of (?:people|staff)|apprentice\w*|career\w*)\b/gi,
    mend: "teach the one skill that is missed most",
    raise: "let people learn from each other",
    why: "What only a few can do decides how fast everybody else can work.",
    repair: [
      "This week, write down the five tasks that matter most and who can do each; mark those that depend on one person.",
      "For the first marked task, agree on two dates within a month on which that person shows it to a second, who then does it alone.",
      "Call it done when the second person has managed the task twice without help.",
    ],
    better: [
      "Agree with each person on one skill for this quarter, and on the real task it is learnt with.",
      "Keep an hour a month in which somebody shows how they do something that others find hard.",
    ],
  },
  {
    name: "onboarding",
    words:
      /\b(onboard\w*|induction|new (?:starters?|joiners?|hires|employees|colleagues|staff)|first (?:day|week|month)s?|settl(?:e|ing) in)\b/gi,
    mend: "plan the first week of whoever comes next",
    raise: "ask newcomers what they saw",
    why: "The first weeks decide how soon somebody is of help, and whether they stay.",
    repair: [
      "Ask the last person who joined what they had to find out alone, and write it on one page this week.",
      "For the next newcomer, fix one person to ask, the tasks of the first five days, and a talk at the end of each week.",
      "After the first month, ask the newcomer to correct the page; when there is little left to correct, it is good.",
    ],
    better: [
      "After four weeks, ask each newcomer which habit here surprised them, and take one of the answers seriously.",
      "Let the newcomer of last year look after the next one.",
    ],
  },
  {
    name: "leadership",
    words:
      /\b(leader\w*|manage(?:r|rs|ment)|supervis\w*|boss|delegat\w*|feedback|one.to.ones?|accountab\w*|responsib\w*|ownership|roles?|who decides|owner depend\w*|depend(?:s|ent)? on (?:me|one person|the owner|the founder))\b/gi,
    mend: "settle who decides what",
    raise: "hand over one decision for good",
    why: "Where it is unclear who decides, everything waits for the person with the fullest calendar.",
    repair: [
      "This week, write down the ten decisions that come up most often, and put exactly one name beside each.",
      "Hand over the first two of them completely, with the amount or the limit up to which nobody has to ask.",
      "Count for a month how often one of them comes back; if it is seldom, hand over the next two.",
    ],
    better: [
      "Choose one decision that always comes back to the same desk, and hand it over for a month, with its limits.",
      "Ask three people which decision they wait for longest, and change how that one is made.",
    ],
  },
  {
    name: "communication",
    words:
      /\b(communicat\w*|meetings?|informed|inform(?:ation flow)?|collaborat\w*|cooperat\w*|work(?:s|ing)? together|teamwork|silos?|hand.?overs?|misunderstand\w*|alignment|aligned|share information|email overload|remote|hybrid|between departments)\b/gi,
    mend: "fix one place and one time for what matters",
    raise: "take one meeting off the calendar",
    why: "Most things that go wrong between people were known to somebody in time.",
    repair: [
      "This week, agree on one place where decisions and changes are written, and stop using the others for that.",
      "For the next four weeks, meet at a fixed time for 15 minutes with three questions: what changed, what is stuck, who needs whom.",
      "Note each time somebody hears too late of something that was known; when the list stays empty for two weeks, keep the routine.",
    ],
    better: [
      "Cancel one regular meeting for a month and see what is missed; bring back only that.",
      "End every talk with who does what by when, in one written line.",
    ],
  },
];
