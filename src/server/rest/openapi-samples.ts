/** One template, attempt and person, used in all examples of requests and responses. */

export const SEEN = { createdAt: "2026-03-02T09:00:00.000Z", updatedAt: "2026-03-02T09:12:30.000Z" };

export const userSample = { id: 7, email: "pat@example.com", name: "Pat Doe" };
export const assessment = { title: "Growth check", description: "Where you stand." };

export const attemptListItemSample = {
  id: 12,
  userAssessmentId: 12,
  assessmentId: 3,
  ...assessment,
  language: null,
  status: "completed",
  progress: 100,
  startedAt: "2026-03-02T09:00:00.000Z",
  completedAt: "2026-03-02T09:12:30.000Z",
  ...SEEN,
};
export const responses = { "41": "Hand-made shoes", "42": "Just me", "43": "4" };
/** A card about a question: its id in a template, its position in a file. */
export const cardOver = (question: number) => ({
  key: "alone",
  when: { version: 1, match: "all", rules: [{ question, op: "is", value: "Just me" }] },
  kind: "risk",
  dimension: "people",
  title: "Everything depends on one person",
  why: `If you fall ill, work stops: you answered “{{answer:${question}}}”.`,
  steps: [{ text: "Write down who could stand in for a week.", horizon: "week" }],
  effort: 1,
  impact: 3,
});
const card = cardOver(31);
const evidence = [{ question: 42, quote: null }];
export const adviceSample = {
  version: 2,
  basis: "cards",
  standing: [{ text: "Your overall score is 2.5 out of 5: Fragile.", evidence }],
  items: [
    {
      card: card.key,
      kind: card.kind,
      dimension: card.dimension,
      title: { text: card.title, evidence },
      why: [{ text: "If you fall ill, work stops: you answered “Just me”.", evidence }],
      steps: card.steps.map((step) => ({ ...step, evidence })),
      effort: card.effort,
      impact: card.impact,
    },
  ],
  lookFirst: [],
  contradictions: [],
  notes: [],
  alsoWrote: [41],
};
export const written = {
  recommendations: "## Everything depends on one person\n\nAn illness would stop the work.",
  recommendationsBy: "ai",
  recommendationState: "ready",
  advice: adviceSample,
  summary: null,
};
export const attemptSample = { ...attemptListItemSample, responses };

/** Settings of a choice question, so without those of scales. */
export const choiceSettings = {
  selection: "one",
  exclusiveOptions: null,
  scaleLabels: null,
  answerKind: null,
  followUpQuestion: null,
  highIs: null,
  shortName: "Team",
  help: "Count everyone who works there regularly, including part-time.",
  whyAsked: "What helps a team of forty may not help someone who works alone.",
};
export const after = (question: number) => ({
  version: 1,
  match: "all",
  rules: [{ question, op: "answered" }],
});
export const worth = {
  dimension: "people",
  weight: 1,
  points: [0, 1, 2],
  combine: "max",
  skipCounts: "nothing",
};

export const attemptQuestionSample = {
  id: 42,
  questionText: "How big is your team?",
  questionType: "multiple_choice",
  options: ["Just me", "2 to 10", "More"],
  isRequired: true,
  order: 2,
  ...choiceSettings,
  conditions: after(41),
  visible: true,
};
export const analysisPrompt = "Small teams need focus.";
export const resultQuestionSample = { ...attemptQuestionSample, ...worth };
export const attemptQuestionForAdminSample = { ...resultQuestionSample, analysisPrompt };

export const message = {
  id: 96,
  role: "user",
  content: "a solid four",
  metadata: { kind: "answer", questionId: 43, isValid: true, answer: "4", understoodAs: "4" },
  clientMessageId: "5f0c8a52-6c1e",
  createdAt: SEEN.createdAt,
  userAssessmentId: 12,
};

export const scoringSample = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 5, decimals: 1 },
  minCoverage: 0.5,
  dimensions: [{ key: "people", name: "People", description: null, weight: 1, bands: null }],
  bands: [
    { from: 0, name: "Fragile", text: "One illness would stop the work." },
    { from: 3, name: "Steady", text: "Work continues when someone is away." },
  ],
  benchmark: { on: true, k: 5 },
};
export const scoresAt = (value: number) =>
  ["", "people"].map((dimension) => ({ dimension, value, answered: 2, asked: 2, coverage: 1 }));

export const templateSample = {
  id: 3,
  ...assessment,
  resultsAnalysisPrompt: "Name the weakest area first.",
  isActive: true,
  language: null,
  isSharedDevice: false,
  chatSuggestions: null,
  questionsFlow: null,
  ...SEEN,
  questionCount: 4,
  usageCount: 21,
};

export const filedQuestionSample = {
  questionText: attemptQuestionSample.questionText,
  questionType: attemptQuestionSample.questionType,
  options: attemptQuestionSample.options,
  isRequired: true,
  analysisPrompt,
};
export const templateFileSample = {
  format: "askwell-template",
  version: 3,
  template: {
    ...assessment,
    resultsAnalysisPrompt: templateSample.resultsAnalysisPrompt,
    isActive: true,
    language: null,
    scoring: scoringSample,
    questions: [
      {
        questionText: "What do you sell?",
        questionType: "text",
        options: null,
        isRequired: true,
        analysisPrompt,
      },
      {
        ...filedQuestionSample,
        shortName: "Team",
        dimension: "people",
        points: worth.points,
        conditions: after(1),
      },
    ],
    cards: [cardOver(2)],
  },
};

export const exportedMessage = {
  role: message.role,
  content: message.content,
  timestamp: message.createdAt,
  metadata: message.metadata,
};
