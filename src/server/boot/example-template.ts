import { TEMPLATE_FORMAT, TEMPLATE_VERSION } from "#shared/domain/template-file";

/**
 * "Business readiness check", as a template's file: worth taking, and a look at what a template can be. All three types
 * of question, two of them only where they fit, three dimensions with what a consultant would say at each height.
 */
export const EXAMPLE = {
  format: TEMPLATE_FORMAT,
  version: TEMPLATE_VERSION,
  template: {
    title: "Business readiness check",
    description: "Eight to ten questions about where your business stands today and what would help it grow.",
    resultsAnalysisPrompt:
      "Write for the owner of a small business. Name the two or three things that hold growth back most, say why in terms of their own answers, and give steps they can start this month without new staff.",
    scoring: {
      version: 1,
      dimensions: [
        {
          key: "customers",
          name: "Customers",
          description: "Whether new people find you, and you know how.",
          bands: [
            {
              from: 0,
              name: "By chance",
              text: "New customers come by luck. Ask the last five how they heard of you, and do more of what they name before you pay for anything new.",
            },
            {
              from: 50,
              name: "Some ways work",
              text: "Some of your efforts bring people, others only take time. Find out which is which, and leave the weakest out for a month.",
            },
            {
              from: 75,
              name: "Reliable",
              text: "You have a way to customers that works. Look after those who recommend you, and keep one new way on trial beside it.",
            },
          ],
        },
        {
          key: "work",
          name: "Everyday work",
          description: "Whether work gets from order to delivery without being pushed.",
          bands: [
            {
              from: 0,
              name: "Often stuck",
              text: "Orders wait, or are done twice. Follow one of them from beginning to end with those who work on it, and write down each place where it waits.",
            },
            {
              from: 50,
              name: "Mostly flows",
              text: "Most days run, until somebody is missing or something special comes in. Write down the two tasks that only one person can do.",
            },
            {
              from: 75,
              name: "Flows",
              text: "Work runs without being pushed. This is the time to look for what could be left out altogether.",
            },
          ],
        },
        {
          key: "money",
          name: "Money",
          description: "Whether the bills of the next months can be paid.",
          bands: [
            {
              from: 0,
              name: "Tight",
              text: "Cash comes first. List week by week what comes in and goes out in the next thirteen weeks, and talk to those you owe before a date is missed, not after.",
            },
            {
              from: 50,
              name: "Enough for now",
              text: "It will do, but not for a surprise. Send each invoice on the day the work is done, and agree on a limit with your bank while you do not need it.",
            },
            {
              from: 75,
              name: "Secure",
              text: "You can look ahead. Decide how much you keep back for hard months, and what the rest is for.",
            },
          ],
        },
      ],
      bands: [
        {
          from: 0,
          name: "Under strain",
          text: "Several things need attention at once. Do not mend them all: make the next three months safe, then take what costs you most time each week.",
        },
        {
          from: 35,
          name: "Holding",
          text: "The business runs because people make up for what is missing. One weak spot often causes the others; the lowest of the three below is where to look for it.",
        },
        {
          from: 60,
          name: "Steady",
          text: "The ground holds, and you can choose what to improve instead of having to. One change a quarter, seen through to its end, will show.",
        },
        {
          from: 80,
          name: "Ready to grow",
          text: "Customers come, work flows and money can be seen ahead. What is left is to decide what should grow, and who you need beside you for it.",
        },
      ],
    },
    questions: [
      {
        questionText: "What does your business do, and who are your customers?",
        questionType: "text",
        isRequired: true,
        analysisPrompt:
          "Understand the line of business and the kind of customer; everything else is read against it.",
        shortName: "Business",
        help: "Two sentences are enough: what you make, sell or do, and for whom.",
        whyAsked: "Everything else is read against it: a bakery needs other advice than a law firm.",
      },
      {
        questionText: "How many people work in the business?",
        questionType: "multiple_choice",
        options: ["Just me", "2 to 10", "11 to 50", "More than 50"],
        isRequired: true,
        analysisPrompt: "Suit the advice to the size of the team.",
        shortName: "People",
        help: "Count yourself and everybody who works there regularly, part-time included.",
        whyAsked: "What helps a team of forty is of no use to somebody who works alone.",
      },
      {
        questionText: "How well does the business find new customers?",
        questionType: "rating",
        isRequired: true,
        analysisPrompt: "Marketing and sales: a low rating needs a concrete first step towards more leads.",
        scaleLabels: ["Hardly at all", "", "Now and then", "", "Very well"],
        highIs: "good",
        shortName: "New customers",
        help: "We mean people who buy from you for the first time, whichever way they come.",
        whyAsked: "Even loyal customers leave one day; growth begins with new ones.",
        dimension: "customers",
      },
      {
        questionText: "How smoothly does everyday work run, from order to delivery?",
        questionType: "rating",
        isRequired: true,
        analysisPrompt: "Operations: look for bottlenecks, manual work and missing routines.",
        scaleLabels: ["It often stalls", "", "It depends", "", "Smoothly"],
        highIs: "good",
        shortName: "Everyday work",
        help: "Think of an ordinary week: how often does something wait, get lost or have to be done again?",
        whyAsked: "Whatever stalls today stalls more often when there are more orders.",
        dimension: "work",
      },
      {
        questionText: "How well is work handed over from one team to the next?",
        questionType: "rating",
        isRequired: true,
        analysisPrompt: "Operations: in larger companies most delay arises between teams, not within them.",
        scaleLabels: ["Much gets lost", "", "It depends on people", "", "Nothing gets lost"],
        highIs: "good",
        shortName: "Handing over",
        help: "For example from sales to production, or from one shift to the next.",
        whyAsked: "You said that more than ten people work there, and then most waiting is between teams.",
        dimension: "work",
        conditions: {
          version: 1,
          match: "all",
          rules: [{ question: 2, op: "isAnyOf", value: ["11 to 50", "More than 50"] }],
        },
      },
      {
        questionText: "How comfortable are you with your cash flow over the next six months?",
        questionType: "rating",
        isRequired: true,
        analysisPrompt: "Finance: liquidity comes first when it is low.",
        scaleLabels: ["Very worried", "", "It will just do", "", "Very comfortable"],
        highIs: "good",
        shortName: "Cash flow",
        help: "Cash flow is what comes in and goes out. Would every bill be paid on its day?",
        whyAsked: "When money is short that comes first, whatever else could be better.",
        dimension: "money",
      },
      {
        questionText: "If no more money came in, how long could the business pay its bills?",
        questionType: "multiple_choice",
        options: ["Less than a month", "One to three months", "Longer than three months", "I do not know"],
        isRequired: true,
        analysisPrompt: "Finance: how much time there is to act. Not knowing is a finding of its own.",
        shortName: "Reserve",
        help: "A guess is enough. Think of wages, rent, taxes and what suppliers are owed.",
        whyAsked: "You are worried about cash, and this says how much time there is to act.",
        dimension: "money",
        points: [0, 2, 4, 0],
        conditions: { version: 1, match: "all", rules: [{ question: 6, op: "atMost", value: 2 }] },
      },
      {
        questionText: "What is the biggest obstacle in your business right now?",
        questionType: "text",
        isRequired: true,
        analysisPrompt: "The person's own view of the main problem. Take it seriously and quote it.",
        shortName: "Obstacle",
        help: "The one thing that, if it were gone tomorrow, would help you most.",
        whyAsked: "You know your business best. Your own words weigh more than any number here.",
      },
      {
        questionText: "Where would you invest first if you had the time?",
        questionType: "multiple_choice",
        options: [
          "Marketing and sales",
          "Technology and tools",
          "People and hiring",
          "Products and services",
        ],
        isRequired: false,
        analysisPrompt: "Compare the wish with the weakest rating: do they point the same way?",
        shortName: "First investment",
        help: "Choose what you would begin with, even if you would like to do all of it.",
        whyAsked: "It shows whether your wish and your weakest answer point the same way.",
      },
      {
        questionText: "Is there anything else that would help us understand your situation?",
        questionType: "text",
        isRequired: false,
        analysisPrompt: "Context that may change the priorities.",
        shortName: "Anything else",
        help: "Plans, worries or dates that matter. You can also leave it out.",
        whyAsked: "What we did not think to ask is often what matters.",
      },
    ],
  },
};
