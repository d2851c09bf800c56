const SEEN = { createdAt: "2026-03-02T09:00:00.000Z", updatedAt: "2026-03-02T09:12:30.000Z" };

const user = { id: 7, email: "pat@example.com", name: "Pat Doe" };
const assessment = { title: "Growth check", description: "Where you stand." };

const attemptListItem = {
  id: 12,
  userAssessmentId: 12,
  assessmentId: 3,
  ...assessment,
  status: "completed",
  progress: 100,
  startedAt: "2026-03-02T09:00:00.000Z",
  completedAt: "2026-03-02T09:12:30.000Z",
  ...SEEN,
};
const responses = { "41": "Hand-made shoes", "42": "Just me", "43": "4" };
const written = {
  recommendations: "## Look after your cash flow\n\nYou rated it 4 of 5.",
  recommendationsBy: "ai",
  recommendationState: "ready",
};
const attempt = { ...attemptListItem, responses };

const attemptQuestion = {
  id: 42,
  questionText: "How big is your team?",
  questionType: "multiple_choice",
  options: ["Just me", "2 to 10", "More"],
  isRequired: true,
  order: 2,
};
const attemptQuestionForAdmin = { ...attemptQuestion, analysisPrompt: "Small teams need focus." };

const message = {
  id: 96,
  role: "user",
  content: "a solid four",
  metadata: { kind: "answer", questionId: 43, isValid: true, answer: "4", understoodAs: "4" },
  clientMessageId: "5f0c8a52-6c1e",
  createdAt: SEEN.createdAt,
  userAssessmentId: 12,
};

const scoring = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 5, decimals: 1 },
  minCoverage: 0.5,
  dimensions: [{ key: "people", name: "People", description: null, weight: 1, bands: null }],
  bands: [
    { from: 0, name: "Fragile", text: "One illness would stop the work." },
    { from: 3, name: "Steady", text: "The work goes on when somebody is away." },
  ],
  benchmark: { on: true, k: 5 },
};
const scoresAt = (value: number) =>
  ["", "people"].map((dimension) => ({ dimension, value, answered: 2, asked: 2, coverage: 1 }));

const template = {
  id: 3,
  ...assessment,
  resultsAnalysisPrompt: "Name the weakest area first.",
  isActive: true,
  questionsFlow: null,
  ...SEEN,
  questionCount: 4,
  usageCount: 21,
};

const filedQuestion = {
  questionText: attemptQuestion.questionText,
  questionType: attemptQuestion.questionType,
  options: attemptQuestion.options,
  isRequired: true,
  analysisPrompt: attemptQuestionForAdmin.analysisPrompt,
};
const templateFile = {
  format: "askwell-template",
  version: 1,
  template: {
    ...assessment,
    resultsAnalysisPrompt: template.resultsAnalysisPrompt,
    isActive: true,
    questions: [filedQuestion],
  },
};

const { order: _order, ...exportedQuestion } = attemptQuestionForAdmin;
const exportedMessage = {
  role: message.role,
  content: message.content,
  timestamp: message.createdAt,
  metadata: message.metadata,
};

/** An example of each named contract; `tests/http/openapi.test.ts` holds them against their schemas. */
export const answerExamples: Readonly<Record<string, unknown>> = {
  AdminProfile: { email: "ada@example.com" },
  Attempt: attempt,
  CompletedAttempt: { ...attempt, ignored: [] },
  AttemptFile: {
    exportInfo: {
      exportDate: "2026-03-03T08:00:00.000Z",
      exportedBy: "ada@example.com",
      assessmentId: 12,
    },
    assessment: { id: 12, ...assessment, templateId: 3 },
    user,
    assessmentProgress: {
      status: "completed",
      progress: 100,
      startedAt: attemptListItem.startedAt,
      completedAt: attemptListItem.completedAt,
    },
    questions: [exportedQuestion],
    responses,
    questionsAndAnswers: [
      {
        question: attemptQuestion.questionText,
        questionType: "multiple_choice",
        answer: "Just me",
        analysisPrompt: attemptQuestionForAdmin.analysisPrompt,
      },
    ],
    aiAnalysis: { recommendations: written.recommendations, chatMessages: [exportedMessage] },
    conversationHistory: [exportedMessage],
  },
  AttemptForAdmin: { ...attempt, userId: 7, user, assessment, ...written },
  AttemptListItem: attemptListItem,
  AttemptListItemForAdmin: { ...attemptListItem, userId: 7, user, assessment },
  AttemptQuestion: attemptQuestion,
  AttemptQuestionForAdmin: attemptQuestionForAdmin,
  AttemptStarted: { id: 12 },
  ChatMessage: message,
  Comparison: {
    with: { id: 8, completedAt: "2025-09-01T10:00:00.000Z" },
    isSame: false,
    compared: 9,
    of: 12,
    scores: [
      { dimension: "", before: 41.5, now: 58.25 },
      { dimension: "people", before: null, now: 50 },
    ],
  },
  CreatedUser: { ...user, createdAt: SEEN.createdAt, userAssessmentId: 12, linkSent: true },
  DirectRegistered: { userAssessmentId: 12 },
  Done: { ok: true },
  EmailExists: { exists: true },
  ImportPlan: {
    ok: true,
    title: assessment.title,
    isActive: true,
    sameTitle: 0,
    questions: [
      {
        questionText: attemptQuestion.questionText,
        questionType: "multiple_choice",
        optionCount: 3,
        isRequired: true,
      },
    ],
  },
  InvitationPlan: {
    people: [{ name: "Pat Doe", email: "pat@example.com", standing: "new" }],
    mail: {
      subject: "Acme invites you to “Growth check” (about 4 minutes)",
      text: "You are invited to “Growth check”",
      html: "<!doctype html>",
    },
  },
  Invited: { link: null },
  Mail: {
    id: 55,
    kind: "sign-in",
    recipient: "pat@example.com",
    subject: "Your access link",
    state: "sent",
    tries: 1,
    lastError: null,
    createdAt: SEEN.createdAt,
    sentAt: "2026-03-02T09:00:02.000Z",
    nextTryAt: null,
    canRetry: false,
  },
  MessageMetadata: message.metadata,
  Participant: user,
  SignedIn: { ...user, standing: { is: "settled" } },
  ProcessedMessage: { response: "Thank you. Understood as 4.", isValid: true, answer: "4" },
  PublicTemplate: { id: 3, ...assessment, isActive: true, questionCount: 4, minutes: 4 },
  Question: {
    id: 31,
    assessmentId: 3,
    ...filedQuestion,
    order: 2,
    conditions: null,
    ...SEEN,
  },
  Results: {
    userAssessment: { ...attempt, ...written },
    assessment: { ...assessment, id: 3 },
    questions: [attemptQuestion],
  },
  ScoringPreview: {
    people: [
      { answers: "lowest", scores: scoresAt(0) },
      { answers: "middle", scores: scoresAt(50) },
      { answers: "highest", scores: scoresAt(100) },
    ],
    withoutDimension: [],
  },
  SavedAnswers: { progress: 75, responses, revision: 42, ignored: [] },
  SentInvitations: {
    people: [{ name: "Pat Doe", email: "pat@example.com", outcome: "invited", link: null }],
  },
  StartedAssessment: { action: "login" },
  Stats: { totalUsers: 40, completed: 21, inProgress: 12, notStarted: 3 },
  Template: template,
  TemplateFile: templateFile,
  TemplateScoring: { scoring },
  User: { ...user, createdAt: SEEN.createdAt },
};

const email = "pat@example.com";

const invitation = {
  assessmentId: 3,
  people: [
    { name: "Pat Doe", email },
    { name: null, email: "sam@example.com" },
  ],
  note: "We would like to hear from all of you.",
  answerBy: "2030-12-05",
};

/** An example of each body, by the call it is sent with. */
export const requestExamples: Readonly<Record<string, unknown>> = {
  "POST /admin/login": { email: "ada@example.com", password: "correct horse" },
  "POST /admin/forgot-password": { email: "ada@example.com" },
  "POST /admin/reset-password": { token: "the-token-of-the-link", password: "correct horse" },
  "PUT /admin/users/{userId}": { name: "Pat Doe", email },
  "POST /admin/assessment-templates": {
    ...assessment,
    resultsAnalysisPrompt: template.resultsAnalysisPrompt,
    isActive: true,
  },
  "PUT /admin/assessment-templates/{id}": { isActive: false },
  "POST /admin/assessments/{id}/questions": filedQuestion,
  "PUT /admin/questions/{id}": { questionText: "How many are you?" },
  "PUT /admin/assessments/{id}/questions/reorder": { questionIds: [31, 30, 32] },
  "POST /user/auth": { token: "the-token-of-the-link" },
  "POST /user/magic-link": { email, redirectTo: "access" },
  "POST /user/start-assessment": { name: "Pat Doe", email },
  "POST /user/assessment/{id}/chat": { role: "user", content: "I will go on tomorrow." },
  "POST /user/assessments": { assessmentId: 3 },
  "PUT /user/assessments/{id}/responses": { responses },
  "POST /user/assessments/{id}/responses": { questionId: 43, answer: "4" },
  "POST /user/assessments/{id}/complete": { responses },
  "POST /chat/process": {
    userMessage: "a solid four",
    question: "How healthy is your cash flow?",
    questionType: "rating",
    options: null,
    isRequired: true,
    userAssessmentId: 12,
  },
  "POST /direct-assessment/check-email": { email },
  "POST /direct-assessment/magic-link": { email, templateId: 3 },
  "POST /direct-assessment/register": { name: "Pat Doe", email, templateId: 3 },
  "POST /admin/users": { name: "Pat Doe", email, sendLink: true, assessmentId: 3 },
  "POST /admin/users/{userId}/invite": { assessmentId: 3, by: "mail" },
  "POST /admin/invitations": invitation,
  "POST /admin/invitations/plan": invitation,
  "PUT /admin/assessment-templates/{id}/scoring": { scoring },
  "POST /admin/assessment-templates/{id}/scoring/preview": { scoring },
  "POST /admin/assessment-templates/import": templateFile,
  "POST /admin/assessment-templates/import/plan": templateFile,
};
