/** A closed question, and replies for each answer that are clear but use none of its words. */
export interface Topic {
  readonly phrasings: readonly [string, ...string[]];
  readonly guidance: string;
  /** Each answer and its replies; for a scale, from its lowest to its highest answer. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** Belongs to test-choices.ts, which is at the size limit. */
export const INVOICES: Topic = {
  phrasings: ["When do you send an invoice?", "At what moment does a customer get your invoice?"],
  guidance: "See how long the business lends its customers money.",
  answers: {
    "Before we start": [
      "they pay up front, otherwise nobody lifts a finger",
      "we ask for the money in advance",
      "die zahlen im Voraus",
      "d'avance, sans cela on ne bouge pas",
    ],
    "On delivery": [
      "the driver hands it over together with the goods",
      "it lies in the box with the product",
      "liegt der Ware bei",
      "it goes with the parcel",
    ],
    "At the end of the month": [
      "on the 30th or 31st I sit down and write all of them",
      "we collect everything and bill it in one go on the last day of each April, May, June and so on",
      "immer am Monatsletzten",
      "all together on the last day before the next month begins",
    ],
    "When we get to it": [
      "whenever somebody finds a quiet hour, sometimes half a year later",
      "there's no fixed moment, the pile waits until one of us has time",
      "irgendwann, wenn mal Zeit ist",
      "no rule, whenever I find a minute",
    ],
  },
};

export const SCALES: readonly Topic[] = [
  {
    phrasings: ["How often do orders leave late?", "How often does an order leave the house too late?"],
    guidance: "Ask what it costs when it happens.",
    answers: {
      Never: [
        "not once in all the years that I've been here",
        "that has not happened a single time",
        "on time without one exception since we opened",
        "pas une seule fois en dix ans",
      ],
      Rarely: [
        "once in a blue moon",
        "maybe a couple of times in a whole year, out of thousands",
        "alle Jubeljahre mal",
        "a very seldom thing",
      ],
      Sometimes: [
        "now and then it does",
        "it happens on and off, not a lot",
        "ab und zu schon",
        "every now and again",
      ],
      Often: [
        "more than half of them do",
        "a lot of them do, two out of three I'd guess",
        "ziemlich viele davon",
      ],
      Always: [
        "each and every one of them, without exception",
        "not one has ever gone out on time",
        "jede einzelne, ohne Ausnahme",
        "toutes, sans exception",
      ],
    },
  },
  {
    phrasings: [
      "How satisfied are you with your main supplier?",
      "How content are you with the supplier you use most?",
    ],
    guidance: "Learn what would have to change before they would look for another one.",
    answers: {
      "Very dissatisfied": [
        "they are a disaster, I'd leave them today if I could",
        "the worst company I have ever worked with",
        "eine einzige Katastrophe",
        "un désastre total, je ne peux plus les voir",
      ],
      Dissatisfied: [
        "I'm not happy with them, too many mistakes, though it isn't a catastrophe",
        "they disappoint me more than they please me",
        "eher unglücklich, da geht zu viel schief",
        "not pleased, they let us down a bit too much",
      ],
      "Neither nor": [
        "no strong feelings either way",
        "so-so, they neither annoy nor please me",
        "weder gut noch schlecht",
        "right in the middle, I don't mind them",
      ],
      Satisfied: [
        "they do good work, only small things bother me",
        "happy with them on the whole, although there's a bit of room for improvement",
        "im Großen und Ganzen gut, nur Kleinigkeiten stören",
        "good, though not perfect",
      ],
      "Very satisfied": [
        "couldn't be happier, they are perfect in every way",
        "the best partner we've ever had, not one thing to improve",
        "besser geht es nicht, einfach perfekt",
        "parfait, je n'ai absolument rien à redire",
      ],
    },
  },
  {
    phrasings: ["How much of your work is written down?", "What part of your work is described in writing?"],
    guidance: "Find the task that only one person can do.",
    answers: {
      "Nothing is": [
        "not a single line exists anywhere",
        "we have zero documents about how things are done",
        "kein einziges Blatt Papier",
        "absolutely no notes at all",
      ],
      "A little is": [
        "one checklist for the till, that's about it",
        "two or three notes on the wall, hardly anything",
        "ganz wenig, zwei Zettel an der Wand",
        "a page or two out of what should be hundreds",
      ],
      "Half of it is": [
        "50 percent, I counted",
        "roughly every second task has a page",
        "so fifty-fifty",
        "à peu près une tâche sur deux",
      ],
      "Most of it is": [
        "around 80 percent, a few corners are missing",
        "nearly all, just the rare jobs are still missing",
        "fast alles, nur ein paar Ecken fehlen noch",
        "four out of five tasks have a page",
      ],
      "All of it is": [
        "there's not one task left without its page",
        "complete, 100 percent, the auditor found no gap",
        "lückenlos, hundert Prozent",
        "tout, sans la moindre lacune",
      ],
    },
  },
  {
    phrasings: [
      "How quickly do you answer a question by email?",
      "How fast does a customer get an answer to an email?",
    ],
    guidance: "Compare this with what customers expect.",
    answers: {
      "Within an hour": [
        "ten minutes, fifteen at the most",
        "they hear from us before their coffee is cold",
        "nach spätestens zwanzig Minuten",
        "en moins d'un quart d'heure",
      ],
      "The same day": [
        "what comes in the morning is done by the time we close in the evening",
        "always before we go home that evening",
        "noch vor Feierabend am gleichen Abend",
        "in the morning it comes, in the evening they have it",
      ],
      "The next day": [
        "it waits one night and is answered the following morning",
        "tomorrow, as a rule, never today",
        "am Morgen danach",
        "le lendemain matin",
      ],
      "Within a week": [
        "three or four days normally",
        "it takes us until about Thursday if you write on Monday",
        "so nach vier Tagen",
        "five days or so",
      ],
      "Later than that": [
        "a month is nothing unusual with us",
        "you will wait for three weeks at least",
        "da vergehen schon mal vier Wochen",
        "six weeks, I'm ashamed to say",
      ],
    },
  },
  {
    phrasings: ["How much do you trust your sales forecast?", "How far do you rely on your sales forecast?"],
    guidance: "See which decisions rest on it.",
    answers: {
      "Not at all": [
        "it's pure fantasy, a coin toss would do better",
        "I would never base anything on those numbers",
        "reine Fantasie, kein Wort davon glaube ich",
        "zero, it has been wrong every single time",
      ],
      "A little": [
        "I take it with a big pinch of salt",
        "nur ein ganz kleines bisschen",
        "slightly, no more than that",
      ],
      Partly: [
        "half of it I believe, half of it I don't",
        "some of the numbers yes, some no, about even",
        "zur Hälfte schon, zur Hälfte nicht",
        "à moitié",
      ],
      Mostly: [
        "it is right nearly all the time, with a few misses",
        "I rely on it with small doubts",
        "bis auf kleine Zweifel ja",
        "largely, it misses only now and then",
      ],
      Completely: [
        "blindly, it has never been off",
        "one hundred percent, I would bet my house on it",
        "blind, ohne jeden Zweifel",
        "les yeux fermés",
      ],
    },
  },
];

/** Open questions with sample answers. */
export const OPEN_QUESTIONS: readonly {
  readonly ask: string;
  readonly guidance: string;
  readonly replies: readonly string[];
}[] = [
  {
    ask: "What costs your team the most time?",
    guidance: "Look for the cause that comes back every week.",
    replies: [
      "Typing orders into a second program",
      "Looking for drawings that somebody saved on a private computer",
      "die ewigen Rückfragen zu unklaren Aufträgen",
      "Les réunions du lundi",
      "waiting for the boss to sign",
      "Paperwork for customs",
    ],
  },
  {
    ask: "What would you change first if you could?",
    guidance: "Find out who would have to agree.",
    replies: [
      "A second person who can run the big press",
      "one calendar instead of five",
      "Weniger Besprechungen, mehr Zeit am Stück",
      "un logiciel pour les stocks",
      "Better pay for the night shift",
      "The roof. It leaks on the paper store",
    ],
  },
  {
    ask: "What do your customers praise?",
    guidance: "See whether it is something that could be promised.",
    replies: [
      "That somebody picks up the phone after two rings",
      "our bread, mainly the dark one",
      "dass wir halten, was wir zusagen",
      "La qualité de nos finitions",
      "Honest prices",
      "They like that we come on Saturdays",
    ],
  },
];
