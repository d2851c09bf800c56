/** A field of business that questions and answers are often about, and advice that holds for it. */
export interface Topic {
  name: string;
  /** Tells the topic by the words of a question, its guidance or an answer. */
  words: RegExp;
  /** Headings: for what is weak, and for what could be better. */
  mend: string;
  improve: string;
  /** Why it matters, in one sentence. */
  matters: string;
  /** First steps where it is weak. */
  repair: readonly [string, string, string];
  /** First steps where it stands, but could be better. */
  raise: readonly [string, string];
}

/** In the order in which a tie is decided: the more particular before the more general. */
export const TOPICS: readonly Topic[] = [
  {
    name: "cash and finance",
    words:
      /\b(cash|cashflow|runway|financ\w*|profit\w*|margin\w*|revenue|budget\w*|invoic\w*|debt\w*|credit|costs?|pricing|prices?|accounting|liquidity|funding)\b/gi,
    mend: "Get a firm view of your cash",
    improve: "Steer by your numbers, month by month",
    matters: "Money problems leave the least time to react, so they come before almost everything else.",
    repair: [
      "List what comes in and what goes out week by week for the next quarter, and mark the lowest point.",
      "Call the customers with the largest overdue invoices this week and agree on a date with each.",
      "Decide now which spending stops first if that lowest point gets any closer.",
    ],
    raise: [
      "Choose three figures that tell you most about the business and look at them on the same day each month.",
      "Work out what your best and your weakest product or service really earn after all their costs.",
    ],
  },
  {
    name: "security and risk",
    words:
      /\b(security|secure|risks?|backup\w*|cyber\w*|compliance|complian\w*|regulat\w*|privacy|legal|insurance|continuity|fraud)\b/gi,
    mend: "Close the risks that could stop you",
    improve: "Rehearse what you rely on in an emergency",
    matters: "This is rarely noticed until it is needed, and by then it is too late to begin.",
    repair: [
      "Write down the three events that would stop the business for a week, and who would act on each.",
      "Check that a backup of your most important data can really be restored, by restoring it.",
      "Take away every access that belongs to somebody who no longer needs it.",
    ],
    raise: [
      "Walk through one emergency with the people concerned and note where they hesitated.",
      "Put a yearly date in the calendar for contracts, insurance and access rights.",
    ],
  },
  {
    name: "marketing",
    words:
      /\b(marketing|brand\w*|advertis\w*|campaign\w*|social media|website|visibility|awareness|leads|positioning)\b/gi,
    mend: "Find out which marketing brings customers",
    improve: "Put more behind the channel that works",
    matters: "Without knowing where customers come from, effort goes to whatever is loudest.",
    repair: [
      "Ask the last ten new customers how they found you, and count the answers.",
      "Say in one sentence who you serve and what changes for them, and use it everywhere for a month.",
      "Pause the channel that nobody named, and give its time to the one named most.",
    ],
    raise: [
      "Set one number for the channel that matters most, and look at it every week.",
      "Turn your clearest customer story into something you can send to the next ten prospects.",
    ],
  },
  {
    name: "customers and sales",
    words:
      /\b(customers?|clients?|sales|sell\w*|retention|churn|satisfaction|service quality|complain\w*|pipeline|deals?|referrals?|nps|loyal\w*)\b/gi,
    mend: "Get closer to what customers need",
    improve: "Make good customer work repeatable",
    matters: "Keeping a customer costs far less effort than finding the next one.",
    repair: [
      "Speak to five customers, two of them lost, and ask what nearly made them leave.",
      "Write the reasons down in their words and fix the one that is named most.",
      "Give every open offer a next step and a date, and close those that have neither.",
    ],
    raise: [
      "Agree on what happens in the first week with each new customer, and let one person own it.",
      "Ask your most content customers for one introduction each.",
    ],
  },
  {
    name: "people and team",
    words:
      /\b(teams?|people|staff|employee\w*|hir(?:e|ing)|recruit\w*|culture|morale|turnover|training|skills?|talent|onboarding|workload|burnout|stress\w*|motivat\w*|collaborat\w*|communicat\w*)\b/gi,
    mend: "Take the strain off the team",
    improve: "Give people room to grow",
    matters: "What a team cannot carry comes back as delays, mistakes and people who leave.",
    repair: [
      "Have a short talk with each person about one thing that should stop, one that should begin, and one to keep.",
      "Take one task away from whoever carries the most, before adding anything new.",
      "Tell everybody what you heard and which single thing changes first.",
    ],
    raise: [
      "Agree with each person on one skill to build this quarter, and on the task to build it with.",
      "Begin a fixed half hour a week in which people say what holds them up, and act on one point each time.",
    ],
  },
  {
    name: "technology and data",
    words:
      /\b(technolog\w*|software|systems?|tools?|digital\w*|data|automat\w*|ai|integrat\w*|infrastructure|reporting|spreadsheets?)\b/gi,
    mend: "Make your tools carry their weight",
    improve: "Take the next manual step out of the work",
    matters: "Tools that do not fit cost a little time from everybody, every day.",
    repair: [
      "Note for one week where people copy, retype or search for data, and how long it takes them.",
      "Choose the most frequent of these and settle it with a tool you already pay for.",
      "Name one person who decides which tool is used for what, and write it on one page.",
    ],
    raise: [
      "Pick one report that is made by hand and let it be made without hands.",
      "Cancel one tool that overlaps with another, and use what you save for training on the one that stays.",
    ],
  },
  {
    name: "strategy and direction",
    words:
      /\b(strateg\w*|vision|goals?|objectives?|priorit\w*|direction|roadmap|plan(?:s|ning|ned)?|mission|growth|compet\w*|market|leadership|decision\w*|innovat\w*)\b/gi,
    mend: "Decide what matters most, and what can wait",
    improve: "Turn the plan into this quarter's work",
    matters: "When everything is important, each day is decided by whatever calls first.",
    repair: [
      "Write down the three results that would make this year a good one, and strike everything that serves none.",
      "Explain them to somebody outside the business; what you cannot explain is not decided yet.",
      "Give each result one owner and a first date within the next 30 days.",
    ],
    raise: [
      "Break the most important goal into what must be true in three months, and review it every two weeks.",
      "Name one thing you will stop doing so that the plan has the hours it needs.",
    ],
  },
  {
    name: "operations",
    words:
      /\b(operation\w*|process\w*|workflow\w*|efficien\w*|productiv\w*|suppl\w*|deliver\w*|quality|deadlines?|capacity|inventory|logistics|bottlenecks?|document\w*|procedures?|production|(?:spare )?parts|stock|orders|late|delays?|waiting|shipping)\b/gi,
    mend: "Clear the bottleneck in your daily work",
    improve: "Make the way you work easier to repeat",
    matters: "What slows the daily work down slows down everything that is built on it.",
    repair: [
      "Follow one order from the first contact to the payment and note each place where it waits.",
      "Remove the longest wait first, even if it is not the step that annoys most.",
      "Write the new way down on one page and let somebody else work by it once.",
    ],
    raise: [
      "Choose the task that only one person can do, and have that person teach it to a second.",
      "Measure one thing the customer notices, such as the days until delivery, and put it where all can see it.",
    ],
  },
];

/** Steps for what is weak where no topic is recognised; a second and a third item take the next set. */
export const GENERAL_REPAIR: readonly (readonly [string, string, string])[] = [
  [
    "Write down in a few sentences what would have to change for you to give this one point more.",
    "Ask two people who see it every day what gets in the way most, and keep their words.",
    "Choose one change from that, give it an owner and a date, and look at it again in 30 days.",
  ],
  [
    "Describe the last time this went wrong: what happened first, who noticed, what it cost.",
    "Change the earliest step in that story before you touch the later ones.",
    "Tell those concerned what is different now, and ask them after two weeks whether it helped.",
  ],
  [
    "Find somebody, inside or outside, who does this well, and ask how they began.",
    "Try the smallest part of it for one week.",
    "Keep what helped, drop the rest, and choose the next part.",
  ],
];

/** The same for what stands, but could be better. */
export const GENERAL_RAISE: readonly (readonly [string, string])[] = [
  [
    "Say in one sentence what would make the difference between good enough and good here.",
    "Try it on one occasion in the next two weeks, and ask somebody who was there what changed.",
  ],
  [
    "Find somebody, inside or outside, who does this especially well, and ask how they began.",
    "Take over the smallest part of it first, and keep it only if it helps.",
  ],
];
