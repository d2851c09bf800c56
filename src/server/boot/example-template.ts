/** "Business readiness check": a template worth taking, with all three question types and prompts for the analyst. */
export const EXAMPLE = {
  template: {
    title: "Business readiness check",
    description: "Eight questions about where your business stands today and what would help it grow.",
    resultsAnalysisPrompt:
      "Write for the owner of a small business. Name the two or three things that hold growth back most, say why in terms of their own answers, and give steps they can start this month without new staff.",
  },
  questions: [
    {
      questionText: "What does your business do, and who are your customers?",
      questionType: "text",
      isRequired: true,
      analysisPrompt:
        "Understand the line of business and the kind of customer; everything else is read against it.",
    },
    {
      questionText: "How many people work in the business?",
      questionType: "multiple_choice",
      options: ["Just me", "2 to 10", "11 to 50", "More than 50"],
      isRequired: true,
      analysisPrompt: "Suit the advice to the size of the team.",
    },
    {
      questionText: "How well does the business find new customers?",
      questionType: "rating",
      isRequired: true,
      analysisPrompt: "Marketing and sales: a low rating needs a concrete first step towards more leads.",
    },
    {
      questionText: "How smoothly does everyday work run, from order to delivery?",
      questionType: "rating",
      isRequired: true,
      analysisPrompt: "Operations: look for bottlenecks, manual work and missing routines.",
    },
    {
      questionText: "How comfortable are you with your cash flow over the next six months?",
      questionType: "rating",
      isRequired: true,
      analysisPrompt: "Finance: liquidity comes first when it is low.",
    },
    {
      questionText: "What is the biggest obstacle in your business right now?",
      questionType: "text",
      isRequired: true,
      analysisPrompt: "The person's own view of the main problem. Take it seriously and quote it.",
    },
    {
      questionText: "Where would you invest first if you had the time?",
      questionType: "multiple_choice",
      options: ["Marketing and sales", "Technology and tools", "People and hiring", "Products and services"],
      isRequired: false,
      analysisPrompt: "Compare the wish with the weakest rating: do they point the same way?",
    },
    {
      questionText: "Is there anything else that would help us understand your situation?",
      questionType: "text",
      isRequired: false,
      analysisPrompt: "Context that may change the priorities.",
    },
  ],
};
