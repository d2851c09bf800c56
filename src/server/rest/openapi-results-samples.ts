const sixAnswered = { shown: 6, answered: 6, skipped: 0, stopped: 0 };

export const templateResultsSample = {
  title: "Growth check",
  scale: { max: 5, decimals: 1 },
  groups: [
    { label: "", started: 7, completed: 6, minutes: { lower: 6.5, median: 8, upper: 12.3 }, overall: 3.4 },
  ],
  questions: [
    {
      key: "31-rating",
      text: "How healthy is your cash flow?",
      shortName: "Cash flow",
      type: "rating",
      isSeveral: false,
      highIs: "good",
      choices: ["1", "2", "3", "4", "5"].map((value) => ({ value, label: null })),
      groups: [
        {
          ...sixAnswered,
          shown: 7,
          stopped: 1,
          counts: [0, 1, 2, 3, 0],
          mean: 3.33,
          seconds: { lower: 9, median: 12, upper: 20 },
        },
      ],
    },
  ],
  scores: [
    {
      dimension: "",
      name: "",
      groups: [{ tenths: [0, 0, 0, 1, 0, 2, 0, 3, 0, 0], mean: 3.4, people: 6 }],
      bands: [{ name: "Fragile", counts: [6] }],
    },
  ],
  weeks: [{ monday: "2026-03-02", started: 7, completed: 6, overall: 3.4 }],
  choices: {
    versions: [{ id: 5, createdAt: "2026-03-02T09:00:00.000Z", attempts: 7 }],
    bands: ["Fragile"],
    languages: ["en"],
  },
  revision: "1772442000007",
};

export const textAnswersSample = {
  answers: [
    { attemptId: 12, text: "Hand-made shoes", completedAt: "2026-03-02T09:12:30.000Z", person: "Pat Doe" },
  ],
  hasMore: false,
  words: [{ word: "shoes", people: 4 }],
};
