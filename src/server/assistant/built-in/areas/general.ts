import { type Area, CLOSING, choice, rating, text } from "./area";

/** Where no word of the description tells. */
export const GENERAL: Area = {
  title: "Where do we stand?",
  description: "A short look at what works, what does not, and what should come first.",
  resultsAnalysisPrompt:
    "Write for the person who asked for this assessment. Name the two or three things that hold matters back most, say why in terms of the answers, and give steps that can begin this month.",
  words: /(?!)/g,
  dimensions: [
    { key: "direction", name: "Direction", description: "Whether it is clear where things are going." },
    { key: "work", name: "Daily work", description: "How the work runs, and with what." },
    { key: "people", name: "People", description: "How people work together." },
  ],
  questions: [
    text(
      "What is your role, and what are you responsible for?",
      "Context: read the answers from this position.",
    ),
    rating(
      "How satisfied are you with how things are going?",
      "The whole, as the person feels it; compare with the details.",
      { name: "The whole", of: "direction", ends: ["Not at all", "Very satisfied"] },
    ),
    rating("How clear are the goals for the coming months?", "Goals: comes first when it is low.", {
      name: "Goals",
      of: "direction",
      ends: ["Unclear", "Clear to everybody"],
    }),
    rating(
      "How well does the work run from day to day?",
      "Processes: look for bottlenecks and missing routines.",
      { name: "Daily work", of: "work", ends: ["It often stalls", "Smoothly"] },
    ),
    rating("How well do people work together?", "Communication and cooperation.", {
      name: "Cooperation",
      of: "people",
      ends: ["Badly", "Very well"],
    }),
    rating("How well do the tools you have support your work?", "Tools: what takes time from many people?", {
      name: "Tools",
      of: "work",
      ends: ["They get in the way", "Very well"],
    }),
    choice(
      "What should be tackled first?",
      ["Goals and priorities", "Daily work", "Cooperation", "Tools", "Costs"],
      "Compare with the lowest rating: do they point the same way?",
    ),
    text("What works really well?", "A strength to keep."),
    text(
      "What is the biggest obstacle right now?",
      "The person's own view of the main problem. Take it seriously and quote it.",
    ),
    CLOSING,
  ],
};
