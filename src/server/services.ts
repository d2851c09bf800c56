import type { AdminAuthService } from "./features/admin-auth/service";
import type { AiReceiptService } from "./features/ai-receipt/service";
import type { AttemptFilesService } from "./features/attempt-files/service";
import type { AttemptsService } from "./features/attempts/service";
import type { CardsService } from "./features/cards/service";
import type { ChatService } from "./features/chat/service";
import type { InvitationsService } from "./features/invitations/service";
import type { ModelTestsService } from "./features/model-tests/service";
import type { OnboardingService } from "./features/onboarding/service";
import type { OutboxService } from "./features/outbox/service";
import type { ParticipantAuthService } from "./features/participant-auth/service";
import type { QuestionsService } from "./features/questions/service";
import type { RecommendationsService } from "./features/recommendations/service";
import type { ResultsService } from "./features/results/service";
import type { ScoringService } from "./features/scoring/service";
import type { ServerStatusService } from "./features/server-status/service";
import type { StatsService } from "./features/stats/service";
import type { TemplateDraftsService } from "./features/template-drafts/service";
import type { TemplateFilesService } from "./features/template-files/service";
import type { TemplatesService } from "./features/templates/service";
import type { UsersService } from "./features/users/service";

/** One service a feature; what procedures call. */
export interface Services {
  adminAuth: AdminAuthService;
  participantAuth: ParticipantAuthService;
  users: UsersService;
  invitations: InvitationsService;
  stats: StatsService;
  firstSteps: OnboardingService;
  templates: TemplatesService;
  templateFiles: TemplateFilesService;
  templateDrafts: TemplateDraftsService;
  questions: QuestionsService;
  scoring: ScoringService;
  cards: CardsService;
  attempts: AttemptsService;
  attemptFiles: AttemptFilesService;
  chat: ChatService;
  recommendations: RecommendationsService;
  results: ResultsService;
  outbox: OutboxService;
  aiReceipt: AiReceiptService;
  modelTests: ModelTestsService;
  serverStatus: ServerStatusService;
}
