import type { Field } from "./field";

/** Fields about money. */
export const MONEY: readonly Field[] = [
  {
    name: "cash",
    words:
      /\b(cash|cashflow|runway|liquidity|invoic\w*|overdue|late pay\w*|pay(?:s|ing)? late|unpaid|pay(?:s|ing)? us|paid late|payment terms|up.?front|days to pay|debts?|overdraft|receivables?|bank balance|solvency|credit line)\b/gi,
    mend: "see the tight weeks before they come",
    raise: "keep the view of your cash current",
    why: "A shortage of money leaves less time to react than any other problem, so it is worth knowing about early.",
    repair: [
      "This week, list what comes in and what goes out for each of the next 13 weeks, and mark the lowest point.",
      "By Friday, [one named person calls|call] the customers with the largest overdue invoices and [agrees|agree] on a day of payment with each.",
      "You will know it works when the lowest point of the plan moves up from one month to the next, and no week comes as a surprise.",
    ],
    better: [
      "Put the plan of the coming 13 weeks in front of you on the same day each week, and note where last week differed from it.",
      "Decide now which spending stops first if the lowest point gets closer, so that the decision is not made in a hurry.",
    ],
  },
  {
    name: "pricing",
    words: /\b(pric(?:e|es|ed|ing)|discount\w*|rates we charge|hourly rate|too cheap|undercharg\w*|fees)\b/gi,
    mend: "charge what the work is worth",
    raise: "test the price where it is safest",
    why: "A price that was set once and never looked at again is often the quietest loss in a business.",
    repair: [
      "This week, take your five most frequent jobs or products and write beside each what it really costs, hours included.",
      "Quote the next three new customers a price that covers all of it, and note what they say; old customers keep theirs until you know.",
      "After those three quotes, look back: if nobody hesitated, the new price stands; if all did, change what is included rather than the figure.",
    ],
    better: [
      "Offer the next new customer a smaller and a larger version beside the usual one, and see which is taken.",
      "Set a date twice a year on which prices are looked at, and put it in the calendar now.",
    ],
  },
  {
    name: "costs and profit",
    words:
      /\b(profit\w*|margins?|costs?|expens\w*|spending|overheads?|budget\w*|break.?even|revenue|turnover|financ\w*|accounting|bookkeeping|earnings)\b/gi,
    mend: "find out what really earns money",
    raise: "steer by a few figures, month by month",
    why: "Being busy and earning money are different things, and only the figures tell them apart.",
    repair: [
      "Within two weeks, work out for each product, service or customer group what is left after all its costs; rough figures are enough.",
      "Take the one that earns least and decide: raise its price, make it simpler, or stop it.",
      "Look at the same list again after a quarter; the sign is that less of your time goes to the bottom of it.",
    ],
    better: [
      "Choose three figures that tell most about how you stand, and look at them on the same day each month.",
      "Pick the largest regular cost that nobody has questioned for a year, and ask for two other offers.",
    ],
  },
  {
    name: "funding",
    words:
      /\b(funding|investors?|grants?|loans?|fundrais\w*|donors?|donations?|sponsor\w*|subsid\w*|capital)\b/gi,
    mend: "stop depending on a single source of money",
    raise: "look after those who fund you",
    why: "Money that comes from few hands can stop for reasons that have nothing to do with your work.",
    repair: [
      "This week, write down who funds what, until when, and what would have to stop if the largest of them did.",
      "By the end of the month, [one person speaks|speak] with each of the three largest about what comes after the present term.",
      "The sign that it helps: before the term ends, you know in writing what follows, or have begun to replace it.",
    ],
    better: [
      "Send everybody who supports you one page on what their money changed, before you ask for more.",
      "Note for each source who knows the people there, and make sure that it is [more than one of you|written down].",
    ],
  },
];
