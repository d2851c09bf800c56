import { adminAuthRouter } from "../features/admin-auth/router";
import { aiReceiptRouter } from "../features/ai-receipt/router";
import { attemptFilesRouter } from "../features/attempt-files/router";
import { adminAttemptsRouter, attemptsRouter } from "../features/attempts/router";
import { cardsRouter } from "../features/cards/router";
import { chatRouter } from "../features/chat/router";
import { dashboardRouter } from "../features/dashboard/router";
import { invitationsRouter } from "../features/invitations/router";
import { modelTestsRouter } from "../features/model-tests/router";
import { firstStepsRouter } from "../features/onboarding/router";
import { outboxRouter } from "../features/outbox/router";
import { directRouter, participantAuthRouter } from "../features/participant-auth/router";
import { questionsRouter } from "../features/questions/router";
import { recommendationsRouter } from "../features/recommendations/router";
import { resultExportsRouter } from "../features/result-exports/router";
import { resultsRouter } from "../features/results/router";
import { scoringRouter } from "../features/scoring/router";
import { serverStatusRouter } from "../features/server-status/router";
import { adminStats } from "../features/stats/router";
import { templateDraftsRouter } from "../features/template-drafts/router";
import { templateFilesRouter } from "../features/template-files/router";
import { publicTemplatesRouter, templatesRouter } from "../features/templates/router";
import { usersRouter } from "../features/users/router";
import { router } from "./init";
import { sessionProcedure } from "./session";

export const appRouter = router({
  session: sessionProcedure,
  admin: router({
    auth: adminAuthRouter,
    stats: adminStats,
    dashboard: dashboardRouter,
    firstSteps: firstStepsRouter,
    users: usersRouter,
    invitations: invitationsRouter,
    templates: templatesRouter,
    templateFiles: templateFilesRouter,
    templateDrafts: templateDraftsRouter,
    questions: questionsRouter,
    scoring: scoringRouter,
    cards: cardsRouter,
    attempts: adminAttemptsRouter,
    attemptFiles: attemptFilesRouter,
    results: resultsRouter,
    resultExports: resultExportsRouter,
    outbox: outboxRouter,
    ai: aiReceiptRouter,
    modelTest: modelTestsRouter,
    server: serverStatusRouter,
  }),
  user: router({
    auth: participantAuthRouter,
    attempts: attemptsRouter,
  }),
  templates: publicTemplatesRouter,
  direct: directRouter,
  chat: chatRouter,
  recommendations: recommendationsRouter,
});

export type AppRouter = typeof appRouter;
