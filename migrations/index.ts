import { initial } from "./0001-initial";
import { aiCalls } from "./0002-ai-calls";
import { jobsAndShares } from "./0003-jobs-and-shares";
import { limits } from "./0004-limits";
import { attemptRevision } from "./0005-attempt-revision";
import { messagesAsWritten } from "./0006-messages-as-written";
import { lists } from "./0007-lists";
import { versions } from "./0008-versions";
import { unprovedSessions } from "./0009-unproved-sessions";
import { firstSteps } from "./0010-first-steps";
import { instrument } from "./0011-instrument";
import { scoresInLists } from "./0012-scores-in-lists";
import { cards } from "./0013-cards";
import { modelTests } from "./0014-model-tests";
import { fewerPages } from "./0015-fewer-pages";
import { linksNeedAPress } from "./0016-links-need-a-press";
import { sharedDevices } from "./0017-shared-devices";
import { fingerprintOfSecret } from "./0018-secret-fingerprint";
import { openAnswers } from "./0019-open-answers";
import { statedGuarantees } from "./0020-stated-guarantees";
import { attemptFacts } from "./0021-attempt-facts";
import { unreadResults } from "./0022-unread-results";
import type { Migration } from "./migration";
import { POSTGRES_BASELINE } from "./postgres-baseline";

/** All migrations in order. The list is static so that bundles contain them. */
export const migrations: readonly Migration[] = [
  initial,
  aiCalls,
  jobsAndShares,
  limits,
  attemptRevision,
  messagesAsWritten,
  lists,
  versions,
  unprovedSessions,
  firstSteps,
  instrument,
  scoresInLists,
  cards,
  modelTests,
  fewerPages,
  linksNeedAPress,
  sharedDevices,
  fingerprintOfSecret,
  openAnswers,
  statedGuarantees,
  attemptFacts,
  unreadResults,
];

/** PostgreSQL starts with the schema as of this migration. Later ones are for both engines. */
const BASELINE = statedGuarantees.name;

export const postgresMigrations: readonly Migration[] = [
  { name: BASELINE, sql: POSTGRES_BASELINE },
  ...migrations.slice(migrations.findIndex(({ name }) => name === BASELINE) + 1),
];
