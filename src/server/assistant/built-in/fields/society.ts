import type { Field } from "./field";

/** Fields of schools, care and associations, and what firms owe their surroundings. */
export const SOCIETY: readonly Field[] = [
  {
    name: "teaching",
    words:
      /\b(teaching|lessons?|pupils?|students?|class(?:es|room|rooms)?|curricul\w*|homework|grades?|lectur\w*|learners?|tutor\w*|literacy|reading level)\b/gi,
    mend: "see early who falls behind",
    raise: "let teachers watch each other teach",
    why: "A gap that is seen in the third week is closed in days; one that is seen in the exam is not.",
    repair: [
      "Within two weeks, let each teacher name the three learners they worry about most, and what exactly these cannot do yet.",
      "Choose the gap that is named most, and give it 15 minutes of three lessons a week for a month.",
      "Check with one short exercise before and after; the number who can do it is the measure.",
    ],
    better: [
      "Let two teachers visit one lesson of each other this month and talk for ten minutes about one thing to borrow.",
      "Ask a few learners which task of the week taught them most, and why.",
    ],
  },
  {
    name: "families",
    words: /\b(parents?|famil(?:y|ies)|guardians?|carers?|parents' evening)\b/gi,
    mend: "write first, before there is bad news",
    raise: "ask families one question at a time",
    why: "Those who hear from you only when something is wrong stop listening.",
    repair: [
      "This week, agree on one way in which families are told things, and on the day of the week it happens.",
      "In the next month, let every family hear one good and concrete thing about their own child or relative.",
      "Count how many answer or turn up; if it is more than last term, keep the rhythm.",
    ],
    better: [
      "Ask families one question a month, and tell them what followed from the answers.",
      "Invite those who never come by a personal call from somebody they know.",
    ],
  },
  {
    name: "care",
    words:
      /\b(patients?|clinic\w*|nurs(?:e|es|ing)|doctors?|treatments?|wards?|residents?|care (?:plans?|home|quality)|therap\w*|diagnos\w*)\b/gi,
    mend: "take the worry out of the waiting",
    raise: "ask at the door how it was",
    why: "People judge care first by whether they were heard and knew what came next.",
    repair: [
      "For one week, note for each visit when it was due, when it began, and whether the person knew why they waited.",
      "From next week, [one person each day tells|tell] those who wait longer than 15 minutes how long it will be.",
      "Ask ten people at the door after a month whether they knew what happens next; eight times yes is a good first mark.",
    ],
    better: [
      "Put one question to everybody who leaves, and read the answers together once a week.",
      "Have the most frequent worry answered on half a page that people can take home.",
    ],
  },
  {
    name: "volunteers and members",
    words:
      /\b(volunteer\w*|members?(?:hip)?|committee|association|charit\w*|club|board members?|community|trustees?|congregation)\b/gi,
    mend: "make it easy to help a little",
    raise: "thank people in public",
    why: "People give their time where the task is clear, small at first, and noticed.",
    repair: [
      "This week, cut three tasks into pieces of at most two hours, and write down for each what is to be done and by when.",
      "Ask ten people personally for one of these pieces before the month ends; a general call does not count.",
      "The sign is how many of them say yes a second time.",
    ],
    better: [
      "Ask those who stopped helping what would have kept them, and mend the first thing that is named.",
      "Let each person who knows a task well take along a second one next time.",
    ],
  },
  {
    name: "sustainability",
    words:
      /\b(sustainab\w*|environment\w*|climate|carbon|emissions?|energy|recycl\w*|footprint|green (?:energy|electricity|transport)|packaging|biodivers\w*)\b/gi,
    mend: "start with the largest item on the bill",
    raise: "make one saving visible",
    why: "Most of the effect comes from a few large items, and these are on bills you already have.",
    repair: [
      "Within two weeks, lay out the energy, fuel, material and waste bills of a year, and order them by size.",
      "Take the largest and ask those who work with it for two ways to need less; try the cheaper one within a month.",
      "Read the meter or the bill again after a quarter; less for the same work is the measure.",
    ],
    better: [
      "Put the figure of your largest item where everybody passes, and change it each month.",
      "Ask your two largest suppliers what they are doing, and choose by it next time.",
    ],
  },
];
