import type { Field } from "./field";

/** Fields about the people a business works for. */
export const CUSTOMERS: readonly Field[] = [
  {
    name: "marketing",
    words:
      /\b(marketing|brand\w*|advertis\w*|ads|campaign\w*|social media|instagram|newsletter|website|seo|visibility|awareness|leads?|positioning|find(?:s|ing)? new|win(?:s|ning)? new|attract\w*|new customers|new clients|word of mouth|footfall|enrol(?:l?ment|ments)?)\b/gi,
    mend: "ask where the last ones came from",
    raise: "put more behind the way that works",
    why: "As long as it is unclear what brings new people, effort goes to whatever is loudest.",
    repair: [
      "This week, ask the last ten who came to you how they found you, and count the answers.",
      "For a month, give the way that was named most the time of the one that nobody named.",
      "Count new enquiries on the same day each week; two weeks above the usual number are the sign to go on.",
    ],
    better: [
      "Write down your clearest success with a customer in half a page, and send it to the next ten people who ask about your work.",
      "Set one number for the way that brings most, and look at it every Monday.",
    ],
  },
  {
    name: "sales",
    words:
      /\b(sales?|sell(?:s|ing)?|pipeline|deals?|proposals?|quotes|quotations?|offers|prospects?|conver(?:t|ts|sion)|clos(?:e|ing) rate|negotiat\w*|tenders?|bids?)\b/gi,
    mend: "give every open offer a next step",
    raise: "learn from the offers that were lost",
    why: "More is lost to offers that nobody followed up than to a better competitor.",
    repair: [
      "Today, list every open offer with its amount, the last contact and the next step; close those that have no next step.",
      "For the next four weeks, [one person calls|call] two days after each offer goes out, and [writes|write] down the reason when it is a no.",
      "At the end of the month, compare: if more offers get a clear answer within two weeks, keep the routine.",
    ],
    better: [
      "Ring the last five who said no, ask what decided it, and change the one thing that is named most.",
      "Take the offer that won fastest as the pattern for the next ones.",
    ],
  },
  {
    name: "customer loyalty",
    words:
      /\b(retention|churn\w*|loyal\w*|repeat (?:business|orders|customers)|cancel\w*|renew\w*|referrals?|come back|coming back|nps|regulars)\b/gi,
    mend: "hear why people stay, and why they leave",
    raise: "make the first time with you memorable",
    why: "Keeping somebody who already knows you takes far less effort than winning the next.",
    repair: [
      "Within ten days, speak with five customers, two of whom have left, and ask what nearly made them go.",
      "Write the reasons down in their words, and have the one that comes up most mended within the month[ by a named person|].",
      "Ask the same question again after three months; the sign is that this reason is no longer among the answers.",
    ],
    better: [
      "Decide what somebody who comes to you for the first time should remember afterwards, and [let one person see to it|see to it] for a month.",
      "Ask your most content customers for one introduction each.",
    ],
  },
  {
    name: "service",
    words:
      /\b(customer (?:service|support|care)|support (?:team|requests?|tickets?)|tickets?|help ?desk|response times?|respond\w*|(?:get|gets|getting|waits? for) an? (?:answer|reply|response)|(?:answer|reply|replies) times?|speed of (?:the |your |our )?(?:answers?|replies|service)|answer(?:s|ed|ing)? (?:customers?|clients?|guests?|emails|calls|requests|questions)|(?:customers?|clients?|guests?) (?:are )?(?:hear back|answered|served)|enquir\w*|inquir\w*|call ?backs?|hotline|service quality|returns|refunds?|waiting times?|wait(?:s|ing)? (?:for|on hold|lists?))\b/gi,
    narrow: /\b(?:quick\w*|fast|soon|speed\w*|swift\w*|prompt\w*|wait\w*|respons\w*|respond\w*|times?)\b/i,
    mend: "shorten the wait for an answer",
    raise: "answer the frequent questions before they come",
    why: "People forgive a mistake sooner than silence.",
    repair: [
      "For one week, note every request with the time it came and the time it was answered.",
      "From the next week on, [one person a day is first to answer|keep two fixed times a day for answers], and whoever has to wait is told at once how long it will take.",
      "Look at the same list after four weeks: the longest wait should be shorter than the average was before.",
    ],
    better: [
      "Collect the ten questions that come most often, and put the answers where people look first.",
      "Ask three people who had a question lately what they had expected instead, and change the point that two of them name.",
    ],
  },
  {
    name: "complaints",
    words: /\b(complain\w*|grievances?|claims|unhappy (?:customers?|clients?|guests?)|bad reviews?)\b/gi,
    mend: "listen, and put it right on the spot",
    raise: "let each one teach you something",
    why: "Somebody who complains has not given up on you yet.",
    repair: [
      "From this week on, [whoever hears a complaint listens|listen to each complaint] to the end, says sorry, and asks what would put it right.",
      "Set an amount up to which it is put right on the spot[, without asking anybody|], and note each case in one line: what happened, what was done.",
      "Read the lines once a month and remove the cause that comes up most; the sign is that it no longer appears.",
    ],
    better: [
      "Ring three people whose complaint is closed, and ask whether they would come to you again, and why.",
      "Once a month, choose the complaint that could have come from many, and change its cause.",
    ],
  },
  {
    name: "customers",
    words: /\b(customers?|clients?|guests?|buyers?|users?)\b/gi,
    isGeneral: true,
    mend: "hear it from them, in person",
    raise: "ask the content ones what to keep",
    why: "What people say to your face is more exact than anything that can be guessed from a desk.",
    repair: [
      "Within ten days, talk to five of them for 15 minutes each and ask what was harder than it should have been.",
      "Take the point that comes up first in most of these talks, and change it within a month[, with one name on it|].",
      "Go back to the same five and ask whether they noticed; their answer is the measure.",
    ],
    better: [
      "Ask three who are content what they would miss first, and write it where you see it each day.",
      "Change one small thing that annoys the others, and tell them you did.",
    ],
  },
];
