import type { Migration } from "./migration";

/**
 * The first schema; its columns have the names of the API's fields. Times are milliseconds since 1970 UTC, booleans 0
 * or 1, JSON is text; `db/column-codec.ts` converts them. All tables use AUTOINCREMENT, so deleted ids aren't reused
 * and an old session can't open the account of a later row.
 */
export const initial: Migration = {
  name: "0001-initial",
  sql: `
CREATE TABLE admins (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL COLLATE NOCASE,
  password TEXT NOT NULL,
  passwordSetAt INTEGER,
  resetToken TEXT,
  resetTokenExpiry INTEGER,
  authEpoch INTEGER NOT NULL DEFAULT 0,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX admins_email ON admins (email);

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL COLLATE NOCASE,
  name TEXT,
  magicToken TEXT,
  magicTokenExpiry INTEGER,
  verifiedAt INTEGER,
  authEpoch INTEGER NOT NULL DEFAULT 0,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX users_email ON users (email);
CREATE INDEX users_newest ON users (createdAt DESC, id DESC);

CREATE TABLE assessments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  description TEXT,
  resultsAnalysisPrompt TEXT,
  isActive INTEGER NOT NULL DEFAULT 1 CHECK (isActive IN (0, 1)),
  isDeleted INTEGER NOT NULL DEFAULT 0 CHECK (isDeleted IN (0, 1)),
  questionsFlow TEXT CHECK (questionsFlow IS NULL OR json_valid(questionsFlow)),
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX assessments_listed ON assessments (isDeleted, isActive, createdAt DESC);

CREATE TABLE assessment_questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  assessmentId INTEGER NOT NULL REFERENCES assessments (id) ON DELETE CASCADE,
  questionText TEXT NOT NULL,
  questionType TEXT NOT NULL CHECK (questionType IN ('text', 'multiple_choice', 'rating')),
  options TEXT CHECK (options IS NULL OR json_valid(options)),
  isRequired INTEGER NOT NULL DEFAULT 1 CHECK (isRequired IN (0, 1)),
  "order" INTEGER NOT NULL CHECK ("order" >= 1),
  conditions TEXT CHECK (conditions IS NULL OR json_valid(conditions)),
  analysisPrompt TEXT,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX assessment_questions_ordered ON assessment_questions (assessmentId, "order");

CREATE TABLE user_assessments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  assessmentId INTEGER NOT NULL REFERENCES assessments (id),
  status TEXT NOT NULL DEFAULT 'not_started' CHECK (status IN ('not_started', 'in_progress', 'completed')),
  progress INTEGER NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  responses TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(responses)),
  recommendations TEXT,
  recommendationsData TEXT CHECK (recommendationsData IS NULL OR json_valid(recommendationsData)),
  recommendationsBy TEXT CHECK (recommendationsBy IN ('ai', 'built-in')),
  startedAt INTEGER,
  completedAt INTEGER,
  createdAt INTEGER NOT NULL,
  updatedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX user_assessments_of_user ON user_assessments (userId, createdAt DESC);
CREATE INDEX user_assessments_of_template ON user_assessments (assessmentId);
CREATE INDEX user_assessments_newest ON user_assessments (createdAt DESC, id DESC);
CREATE INDEX user_assessments_status ON user_assessments (status);

CREATE TABLE user_assessment_questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  questionText TEXT NOT NULL,
  questionType TEXT NOT NULL CHECK (questionType IN ('text', 'multiple_choice', 'rating')),
  options TEXT CHECK (options IS NULL OR json_valid(options)),
  isRequired INTEGER NOT NULL DEFAULT 1 CHECK (isRequired IN (0, 1)),
  "order" INTEGER NOT NULL CHECK ("order" >= 1),
  analysisPrompt TEXT,
  originalQuestionId INTEGER REFERENCES assessment_questions (id) ON DELETE SET NULL,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE INDEX user_assessment_questions_ordered ON user_assessment_questions (userAssessmentId, "order");
CREATE INDEX user_assessment_questions_origin ON user_assessment_questions (originalQuestionId);

CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('user', 'bot')),
  content TEXT NOT NULL,
  metadata TEXT NOT NULL CHECK (json_valid(metadata)),
  clientMessageId TEXT,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_messages_of_attempt ON chat_messages (userAssessmentId, id);
CREATE UNIQUE INDEX chat_messages_once ON chat_messages (userAssessmentId, clientMessageId) WHERE role = 'user';

CREATE TABLE answer_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  questionId INTEGER NOT NULL REFERENCES user_assessment_questions (id) ON DELETE CASCADE,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  via TEXT NOT NULL CHECK (via IN ('chat', 'form', 'api')),
  createdAt INTEGER NOT NULL
) STRICT;
CREATE INDEX answer_history_of_attempt ON answer_history (userAssessmentId, questionId, id);
CREATE INDEX answer_history_of_question ON answer_history (questionId);

CREATE TABLE sessions (
  sid TEXT PRIMARY KEY,
  sess TEXT NOT NULL CHECK (json_valid(sess)),
  expire INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_expire ON sessions (expire);

CREATE TABLE sign_in_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  userId INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  uses INTEGER NOT NULL DEFAULT 0,
  firstUsedAt INTEGER,
  expiresAt INTEGER NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_links_of_user ON sign_in_links (userId);
CREATE INDEX sign_in_links_expire ON sign_in_links (expiresAt);

CREATE TABLE mail_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  userId INTEGER REFERENCES users (id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  sealedBody TEXT,
  state TEXT NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed', 'expired')),
  tries INTEGER NOT NULL DEFAULT 0,
  lastError TEXT,
  expiresAt INTEGER NOT NULL,
  createdAt INTEGER NOT NULL,
  sentAt INTEGER
) STRICT;
CREATE INDEX mail_outbox_state ON mail_outbox (state, createdAt);
CREATE INDEX mail_outbox_of_user ON mail_outbox (userId);

CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  dedupeKey TEXT NOT NULL UNIQUE,
  payload TEXT NOT NULL CHECK (json_valid(payload)),
  tries INTEGER NOT NULL DEFAULT 0,
  runAt INTEGER NOT NULL,
  lockedUntil INTEGER,
  lastError TEXT,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE INDEX jobs_due ON jobs (runAt);

CREATE TABLE rate_limits (
  key TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  resetAt INTEGER NOT NULL
) STRICT;
CREATE INDEX rate_limits_reset ON rate_limits (resetAt);

CREATE TABLE ai_usage (
  day TEXT PRIMARY KEY,
  calls INTEGER NOT NULL DEFAULT 0,
  inputTokens INTEGER NOT NULL DEFAULT 0,
  cachedTokens INTEGER NOT NULL DEFAULT 0,
  outputTokens INTEGER NOT NULL DEFAULT 0
) STRICT;
`,
};
