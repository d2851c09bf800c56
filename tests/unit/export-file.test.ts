import { describe, expect, it } from "vitest";
import {
  type ExportSource,
  exportFile,
  exportFileName,
  exportText,
  MISSING_ANSWER,
} from "#shared/domain/export-file";

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
  },
  questions: [
    question(11, "How sure are you?", "rating"),
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

function question(id: number, questionText: string, questionType: "text" | "multiple_choice" | "rating") {
  return { id, questionText, questionType, isRequired: true, options: null, analysisPrompt: null };
}

describe("the export file", () => {
  it("says who exported what and when", () => {
    expect(exportFile(source).exportInfo).toEqual({
      exportDate: "2026-11-20T23:30:00.000Z",
      exportedBy: "admin@example.com",
      assessmentId: 7,
    });
  });

  it("pairs each question with its answer, several choices joined by commas", () => {
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

  it("carries the conversation with its times", () => {
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

  it("has the documented parts in the documented order", () => {
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
    ]);
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

  it("cannot leave its folder, whatever the title says", () => {
    const attempt = { ...source.attempt, assessment: { title: "../../etc", description: null } };
    expect(exportFileName(attempt, source.now)).toBe("______etc_jane_example_com_2026_11_20.json");
  });

  it("says unknown for a person without an email", () => {
    expect(exportFileName({ assessment: null, user: null }, source.now)).toBe(
      "Unknown_Assessment_unknown_2026_11_20.json",
    );
  });
});
