import type { Field } from "./field";

/** Fields about how the work gets done. */
export const WORK: readonly Field[] = [
  {
    name: "suppliers",
    words:
      /\b(supplier\w*|suppl(?:y|ies) (?:chain|of)|vendors?|purchas\w*|procure\w*|sourc(?:e|ing)|spare parts?|parts|raw materials?|ingredients?|importers?|containers?|freight|green coffee|wholesalers?)\b/gi,
    mend: "get a second source before you need it",
    raise: "tell your suppliers what is coming",
    why: "Whoever can be supplied from one place only has handed over the timetable.",
    repair: [
      "This week, list the ten things you cannot work without, who brings them, and how long the last delivery took.",
      "For the one that hurts most when it is late, [one person asks|ask] two other suppliers for price, lead time and smallest order before the end of the month.",
      "Keep the days from order to arrival in one list; the sign is that the longest gets shorter, or that you order before it hurts.",
    ],
    better: [
      "Give your most important supplier your expected needs for the next quarter, and ask for a firm date in return.",
      "Agree with one supplier on what happens when a delivery is late, before the next one is.",
    ],
  },
  {
    name: "stock",
    words:
      /\b(stock\w*|inventor\w*|warehous\w*|shel(?:f|ves)|waste|wastage|spoil\w*|sell.?by|out of stock|storage|surplus|leftovers?)\b/gi,
    mend: "know what you have, and when to order",
    raise: "free the money that stands on the shelf",
    why: "What lies unused costs money, and what is missing costs a sale.",
    repair: [
      "Within a week, count the twenty items that matter most, and write beside each how many you use in a week.",
      "Set for each the number at which it is ordered again, and [make one person responsible for looking|look] every Monday.",
      "After six weeks, count how often something ran out or had to be thrown away; fewer than before means the numbers are right.",
    ],
    better: [
      "List what has not moved for three months, and decide for each item: sell, return or write off.",
      "Look at the five items that bind the most money, and order them in smaller amounts for a quarter.",
    ],
  },
  {
    name: "delivery",
    words:
      /\b(deliver\w*|deadlines?|on time|late|delays?|delayed|lead times?|punctual\w*|shipping|shipments?|logistics|turnaround|backlog|dispatch|overrun\w*|order to delivery)\b/gi,
    mend: "find where the work waits",
    raise: "promise only dates you can see",
    why: "A date that holds is worth more to people than a short one that slips.",
    repair: [
      "This week, follow one order or job from the first contact to the end, and write down each place where it waits and for how long.",
      "Take the longest wait first: [agree with the people on both sides|decide] what has to be there before the work can go on, and try that for a month.",
      "Count each Friday how many dates were kept; two better weeks in a row are the sign to tackle the next wait.",
    ],
    better: [
      "Write down for ten jobs what was promised and when it was done, and base the next promise on that.",
      "Tell those who wait about a delay on the day you know of it, and note what they answer.",
    ],
  },
  {
    name: "quality",
    words:
      /\b(qualit\w*|errors?|mistakes?|defects?|faults?|rework|accura\w*|scrap|standards?|inspect\w*|roasts?|roast profiles?|taste|finish|warrant\w*)\b/gi,
    mend: "stop the fault where it begins",
    raise: "write down what good looks like",
    why: "A fault costs least at the place where it arises, and most when others find it.",
    repair: [
      "For two weeks, note every fault on one list: what it was, where it was found, and where it began.",
      "Take the kind that comes up most, and add one check at the place where it begins, done by whoever does the work.",
      "Keep the list going; when that kind has halved after a month, leave the check and take the next.",
    ],
    better: [
      "Put one good and one poor example side by side where the work is done, with a sentence on the difference.",
      "Ask the person who gets your work next what they have to correct most often.",
    ],
  },
  {
    name: "processes",
    words:
      /\b(process\w*|procedures?|workflows?|routines?|checklists?|document(?:ed|ation|ing)?|standardi[sz]\w*|bottlenecks?|efficien\w*|productiv\w*|paperwork|bureaucra\w*|admin(?:istration|istrative)? (?:work|tasks?)|everyday work|day.to.day|operation\w*|handover)\b/gi,
    mend: "make the work independent of memory",
    raise: "drop the step that nobody needs",
    why: "What is only in people's heads has to be found out again by everybody else.",
    repair: [
      "Pick the task that causes most questions, and let whoever does it best write the steps on one page this week.",
      "Have [somebody else|a person who has never done it] do it once with only the page, and mend the page where they got stuck.",
      "When the page has been used for a month without a question, write the next one.",
    ],
    better: [
      "Walk through one routine task and ask at each step who would miss it; leave out the first that nobody would.",
      "Measure one thing that those you work for notice, such as the days until it is done, and put it where all can see it.",
    ],
  },
  {
    name: "planning",
    words:
      /\b(plan(?:s|ned|ning)?|schedul\w*|capacity|rota|shifts?|forecast\w*|utili[sz]ation|resourc\w*|seasonal\w*|peak\w*|appointments?|bookings?|projects?|scope|milestones?|estimat\w*)\b/gi,
    mend: "plan one week ahead, and keep room in it",
    raise: "learn from how the last plan turned out",
    why: "A plan without room for the unexpected is a list of disappointments.",
    repair: [
      "This Friday, put all work of the coming week beside the hours there really are, and leave a fifth of them free.",
      "What does not fit is moved now, and whoever waits for it is told by [a named person|you] the same day.",
      "Compare plan and result every Friday for six weeks; the sign is that less is moved at the last moment.",
    ],
    better: [
      "Take the last three jobs and write down what was expected and what it took; use the difference for the next estimate.",
      "Mark the busiest weeks of the year now, and decide what is not started in them.",
    ],
  },
  {
    name: "equipment",
    words:
      /\b(equipment|machin\w*|maintenance|repairs?|breakdowns?|broken|fix(?:ed|ing)|vehicles?|vans?|workshop|tools and machines|printers?|ovens?|roasters?|premises|buildings?|rooms?|facilit\w*|space)\b/gi,
    mend: "mend what stops you most often",
    raise: "service it before it fails",
    why: "A thing that fails now and then costs most through the plans it upsets.",
    repair: [
      "Write down this week what broke or was missing in the last three months, what it stopped, and for how long.",
      "For the first on that list, get one offer for mending and one for replacing by the end of the month, and decide.",
      "Keep the list; fewer hours of standstill next quarter are the measure.",
    ],
    better: [
      "Enter the next service of each important machine or room in the calendar, with a name beside it.",
      "Keep the one spare part at hand that takes longest to come.",
    ],
  },
  {
    name: "safety",
    words:
      /\b(safe|safely|safety|unsafe|danger\w*|hurt|was close|close call|reach(?:ed|ing)? in|accidents?|injur\w*|near miss\w*|hazards?|protective|first aid|incidents? at work|ergonom\w*|fire drill\w*|health and safety)\b/gi,
    mend: "take the near misses seriously",
    raise: "walk the place with fresh eyes",
    why: "Almost every accident was announced by something that only just went well.",
    repair: [
      "This week, ask everybody for one thing that nearly went wrong in the last month, without blame.",
      "Remove the most dangerous cause within ten days, and put [one name|a date] beside each of the others.",
      "Go on collecting; more reports at first, and fewer serious ones later, are a good sign.",
    ],
    better: [
      "Once a quarter, let somebody from another area walk through and note what they would not do.",
      "Practise one emergency, and mend what took too long.",
    ],
  },
];
