import { z } from "zod";
import { adminProfile } from "#shared/contracts/admin-auth";
import { attemptFile } from "#shared/contracts/attempt-file";
import {
  attempt,
  attemptForAdmin,
  attemptListItem,
  attemptListItemForAdmin,
  attemptQuestion,
  attemptQuestionForAdmin,
  completedAttempt,
  results,
  savedAnswers,
  startedAttempt,
} from "#shared/contracts/attempts";
import { cardsPreview, templateCards } from "#shared/contracts/cards";
import { messageInput, messageMetadata, processedMessage } from "#shared/contracts/chat";
import { done } from "#shared/contracts/common";
import { invitationPlan, sentInvitations } from "#shared/contracts/invitations";
import { mail } from "#shared/contracts/outbox";
import {
  directRegistered,
  emailExists,
  participant,
  startedAssessment,
} from "#shared/contracts/participant-auth";
import { question } from "#shared/contracts/questions";
import { comparison, scoringPreview, templateScoring } from "#shared/contracts/scoring";
import { stats } from "#shared/contracts/stats";
import { exportedTemplate, importPlan } from "#shared/contracts/template-file";
import { templateResults, textAnswers } from "#shared/contracts/template-results";
import { publicTemplate, template } from "#shared/contracts/templates";
import { createdUser, invitedUser, user } from "#shared/contracts/users";

/** Contracts by their names in the documentation. Generated clients use the names, too. */
const NAMED_SCHEMAS = {
  AdminProfile: adminProfile,
  Attempt: attempt,
  AttemptFile: attemptFile,
  AttemptForAdmin: attemptForAdmin,
  AttemptListItem: attemptListItem,
  AttemptListItemForAdmin: attemptListItemForAdmin,
  AttemptQuestion: attemptQuestion,
  AttemptQuestionForAdmin: attemptQuestionForAdmin,
  AttemptStarted: startedAttempt,
  CardsPreview: cardsPreview,
  ChatMessage: messageInput,
  Comparison: comparison,
  CompletedAttempt: completedAttempt,
  CreatedUser: createdUser,
  DirectRegistered: directRegistered,
  Done: done,
  EmailExists: emailExists,
  ImportPlan: importPlan,
  InvitationPlan: invitationPlan,
  Invited: invitedUser,
  Mail: mail,
  MessageMetadata: messageMetadata,
  Participant: participant,
  ProcessedMessage: processedMessage,
  PublicTemplate: publicTemplate,
  Question: question,
  Results: results,
  SavedAnswers: savedAnswers,
  ScoringPreview: scoringPreview,
  SentInvitations: sentInvitations,
  StartedAssessment: startedAssessment,
  Stats: stats,
  Template: template,
  TemplateCards: templateCards,
  TemplateFile: exportedTemplate,
  TemplateResults: templateResults,
  TemplateScoring: templateScoring,
  TextAnswers: textAnswers,
  User: user,
} satisfies Record<string, z.ZodType>;

/** The names in the format of zod's JSON Schema converter. */
export const schemaNames = z.registry<{ id: string }>();
for (const [id, contract] of Object.entries(NAMED_SCHEMAS)) schemaNames.add(contract, { id });
