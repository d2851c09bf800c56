import { describe, expect, it } from "vitest";
import {
  type ExportedQuestion,
  type ExportSource,
  exportFile,
  exportFileName,
  exportText,
  MISSING_ANSWER,
} from "#shared/domain/attempt-file";
import type { Advice } from "#shared/domain/cards/advice";
import type { Conditions } from "#shared/domain/questions/conditions";
import { QUESTION_DEFAULTS, type QuestionType } from "#shared/domain/questions/question";
import type { Scoring } from "#shared/domain/scoring";

const source: ExportSource = {
  attempt: {
    id: 7,
    assessmentId: 3,
    assessment: { title: "Readiness", description: "How ready are you?" },
    user: { id: 5, email: "jane@example.com", name: "Jane Doe" },
    status: "completed",
    progress: 100,
    startedAt: new Date("2026-11-20T10:00:00Z"),
    completedAt: new Date("2026-11-20T10:12:00Z"),
    responses: { "11": "4", "12": ["Sales", "Support"], "13": "skip" },
    recommendations: "## Start here",
    advice: null,
    scoring: null,
    scores: [],
    benchmarks: [],
  },
  questions: [
    {
      ...question(11, "How sure are you?", "rating"),
      scaleLabels: ["Not at all", "", "", "Fairly", "Quite"],
    },
    { ...question(12, "Which teams?", "multiple_choice"), options: ["Sales", "Support", "IT"] },
    question(13, "Anything else?", "text"),
    { ...question(14, "Why now?", "text"), analysisPrompt: "Look for deadlines." },
  ],
  messages: [
    {
      role: "bot",
      content: "Welcome!",
      createdAt: new Date("2026-11-20T10:00:01Z"),
      metadata: { kind: "welcome" },
    },
  ],
  adminEmail: "admin@example.com",
  missingAnswer: MISSING_ANSWER.details,
  now: new Date("2026-11-20T23:30:00Z"),
};

function question(
  id: number,
  questionText: string,
  questionType: QuestionType,
  conditions: Conditions | null = null,
): ExportedQuestion {
  const asked = { id, order: id, questionText, questionType, isRequired: true, options: null };
  return { ...QUESTION_DEFAULTS, ...asked, analysisPrompt: null, conditions };
}

describe("the export file", () => {
  it("says who exported what and when", () => {
    expect(exportFile(source).exportInfo).toEqual({
      exportDate: "2026-11-20T23:30:00.000Z",
      exportedBy: "admin@example.com",
      assessmentId: 7,
    });
  });

  it("contains the assessment, its progress, and the guidance of each question", () => {
    const { assessment, assessmentProgress, questionsAndAnswers } = exportFile(source);
    expect(assessment).toEqual({
      id: 7,
      title: "Readiness",
      description: "How ready are you?",
      templateId: 3,
    });
    expect(assessmentProgress).toEqual({
      status: "completed",
      progress: 100,
      startedAt: "2026-11-20T10:00:00.000Z",
      completedAt: "2026-11-20T10:12:00.000Z",
    });
    const { analysisPrompt } = questionsAndAnswers[3] ?? {};
    expect(analysisPrompt).toBe("Look for deadlines.");
  });

  it("pairs each question with its answer, and joins several choices with commas", () => {
    expect(exportFile(source).questionsAndAnswers.map(({ answer }) => answer)).toEqual([
      "4",
      "Sales, Support",
      "No response",
      "No response",
    ]);
  });

  it("uses the list page's words for a missing answer when the list page exports", () => {
    const file = exportFile({ ...source, missingAnswer: MISSING_ANSWER.list });
    expect(file.questionsAndAnswers.at(-1)?.answer).toBe("No answer provided");
  });

  it("keeps the raw responses as they are stored", () => {
    expect(exportFile(source).responses).toEqual({ "11": "4", "12": ["Sales", "Support"], "13": "skip" });
  });

  it("contains the conversation with its times", () => {
    expect(exportFile(source).conversationHistory).toEqual([
      {
        role: "bot",
        content: "Welcome!",
        timestamp: "2026-11-20T10:00:01.000Z",
        metadata: { kind: "welcome" },
      },
    ]);
  });

  it("falls back to the documented words when the title, the person or the admin is missing", () => {
    const file = exportFile({
      ...source,
      attempt: { ...source.attempt, assessment: null, user: null, recommendations: null },
      adminEmail: undefined,
    });
    expect(file.assessment.title).toBe("Unknown Assessment");
    expect(file.user).toEqual({ id: null, email: "unknown", name: null });
    expect(file.exportInfo.exportedBy).toBe("Unknown Admin");
    expect(file.aiAnalysis.recommendations).toBeNull();
  });

  it("contains the advice as data after the documented fields", () => {
    const advice: Advice = {
      ...{
        version: 2,
        basis: "values",
        lookFirst: [],
        items: [],
        contradictions: [],
        notes: [],
        alsoWrote: [12],
      },
      standing: [{ text: "Start here", evidence: [{ question: 11, quote: null }] }],
    };
    const { aiAnalysis } = exportFile({ ...source, attempt: { ...source.attempt, advice } });
    expect(Object.keys(aiAnalysis)).toEqual(["recommendations", "chatMessages", "advice"]);
    expect(aiAnalysis).toMatchObject({ recommendations: "## Start here", advice });
  });

  it("has the documented fields in the documented order", () => {
    expect(Object.keys(exportFile(source))).toEqual([
      "exportInfo",
      "assessment",
      "user",
      "assessmentProgress",
      "questions",
      "responses",
      "questionsAndAnswers",
      "aiAnalysis",
      "conversationHistory",
      "scoring",
    ]);
    expect(Object.keys(exportFile(source).questions[0]!).slice(0, 6)).toEqual([
      "id",
      "questionText",
      "questionType",
      "isRequired",
      "options",
      "analysisPrompt",
    ]);
  });

  it("has a separate field for the label of a rating", () => {
    const labels = exportFile(source).questionsAndAnswers.map(({ answer, answerLabel }) => [
      answer,
      answerLabel,
    ]);
    expect(labels.slice(0, 2)).toEqual([
      ["4", "Fairly"],
      ["Sales, Support", null],
    ]);
    const unnamed = { ...source.attempt, responses: { "11": "2" } };
    expect(exportFile({ ...source, attempt: unnamed }).questionsAndAnswers[0]?.answerLabel).toBeNull();
  });

  it("lists all questions with their visibility, and no hidden answers", () => {
    const isIt: Conditions = {
      version: 1,
      match: "all",
      rules: [{ question: 12, op: "includes", value: "IT" }],
    };
    const questions = [...source.questions.slice(0, 3), question(14, "Which system?", "text", isIt)];
    const responses = { ...source.attempt.responses, "14": "The secret one" };
    const file = exportFile({ ...source, questions, attempt: { ...source.attempt, responses } });
    expect(file.questions.map(({ id, visible }) => [id, visible])).toEqual([
      [11, true],
      [12, true],
      [13, true],
      [14, false],
    ]);
    expect(file.questions[3]?.conditions).toEqual(isIt);
    expect(file.questionsAndAnswers).toHaveLength(3);
    expect(JSON.stringify(file)).not.toContain("The secret one");
  });

  it("contains scores, shown numbers and bands by dimension, or null without scoring", () => {
    const scoring: Scoring = {
      version: 1,
      visibleTo: "admin",
      scale: { max: 5, decimals: 1 },
      minCoverage: 0.5,
      dimensions: [
        {
          key: "cash",
          name: "Cash",
          description: null,
          weight: 1,
          bands: [{ from: 0, name: "Thin", text: "Save." }],
        },
        { key: "people", name: "People", description: null, weight: 1, bands: null },
      ],
      bands: [
        { from: 0, name: "Low", text: "Begin." },
        { from: 2.7, name: "High", text: "Go on." },
      ],
      benchmark: { on: true, k: 5 },
    };
    const counts = { answered: 2, asked: 3, coverage: 0.666667 };
    const scores = [
      { dimension: "", value: 53, ...counts },
      { dimension: "cash", value: 53, ...counts },
      { dimension: "people", value: null, answered: 0, asked: 2, coverage: 0 },
    ];
    const attempt = { ...source.attempt, scoring, scores };
    expect(exportFile({ ...source, attempt }).scoring).toEqual({
      scale: { max: 5, decimals: 1 },
      scores: [
        { dimension: "", name: null, value: 53, shown: 2.7, band: "High", bandText: "Go on.", ...counts },
        {
          dimension: "cash",
          name: "Cash",
          value: 53,
          shown: 2.7,
          band: "Thin",
          bandText: "Save.",
          ...counts,
        },
        {
          dimension: "people",
          name: "People",
          value: null,
          shown: null,
          band: null,
          bandText: null,
          answered: 0,
          asked: 2,
          coverage: 0,
        },
      ],
      benchmarks: [],
    });
    expect(exportFile(source).scoring).toBeNull();
  });

  it("is JSON indented by two spaces", () => {
    expect(exportText(source).split("\n").slice(0, 3)).toEqual([
      "{",
      '  "exportInfo": {',
      '    "exportDate": "2026-11-20T23:30:00.000Z",',
    ]);
  });
});

describe("the export file's name", () => {
  it("joins title, email and day and turns everything but letters and digits into underscores", () => {
    const attempt = { ...source.attempt, assessment: { title: "Q1: Ready?", description: null } };
    expect(exportFileName(attempt, source.now)).toBe("Q1__Ready__jane_example_com_2026_11_20.json");
  });

  it("can't leave its folder with any title", () => {
    const attempt = { ...source.attempt, assessment: { title: "../../etc", description: null } };
    expect(exportFileName(attempt, source.now)).toBe("______etc_jane_example_com_2026_11_20.json");
  });

  it('uses "unknown" for a person without an email', () => {
    expect(exportFileName({ assessment: null, user: null }, source.now)).toBe(
      "Unknown_Assessment_unknown_2026_11_20.json",
    );
  });
});
