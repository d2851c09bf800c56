import { expect } from "vitest";
import type { ParticipantIdentity } from "#server/features/participant-auth/rules";
import type { ChatMessage, ChatSnapshot, OpenedChat, TurnOutcome } from "#shared/contracts/chat";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import type { Agent, TestServer } from "#tests/helpers/server";

export interface Talk {
  agent: Agent;
  participant: ParticipantIdentity;
  id: AttemptId;
  questions: ChatSnapshot["questions"];
  /** Types a message and waits for the turn to end. It answers the current question by default. */
  say(message: string, questionId?: AttemptQuestionId): Promise<TurnOutcome & { streamed: string }>;
  press(option: string): Promise<TurnOutcome & { streamed: string }>;
  open(): Promise<OpenedChat>;
  responses(): Promise<Record<string, string | string[]>>;
  complete(): Promise<void>;
  /** Waits for the recommendations and returns the results that the participant sees. */
  results(): Promise<{
    recommendations: string | null;
    recommendationsBy: string | null;
    summary: { basis: string } | null;
  }>;
}

/** Registers a participant and opens the chat. */
export async function talk(server: TestServer, templateId: number, email?: string): Promise<Talk> {
  const { agent, attemptId } = await server.participant(templateId, email);
  const { body: me } = await agent.get("/user/me");
  const participant: ParticipantIdentity = {
    ...me,
    isVerified: false,
    network: "127.0.0.1",
  };
  const id = attemptId as AttemptId;
  const { chat, attempts } = server.deps.services;
  const open = () => chat.open(participant, id);
  await open();
  const { questions } = await chat.standing(participant, id);
  let sent = 0;

  const say = (message: string, questionId?: AttemptQuestionId) => send(message, questionId, true);
  const press = (option: string) => send(option, undefined, false);

  async function send(message: string, questionId: AttemptQuestionId | undefined, isTyped: boolean) {
    const { currentQuestionId, messages } = await open();
    const targetId = questionId ?? currentQuestionId;
    if (targetId === null) throw new Error("Nothing is asked any more.");
    sent += 1;
    let streamed = "";
    const input = { attemptId: id, questionId: targetId, message, clientMessageId: `message-${id}-${sent}` };
    // Like the page, a typed message below an offer refers to it.
    const newest = messages.findLast(({ role }) => role === "bot");
    const turn = { ...input, offeredBy: isTyped && newest?.metadata.offer ? newest.id : undefined };
    for await (const event of chat.answer(participant, turn)) {
      if (event.type === "done") return { ...event.outcome, streamed };
      if (event.type === "delta") streamed += event.text;
    }
    throw new Error("The turn did not end.");
  }

  return {
    agent,
    participant,
    id,
    questions,
    say,
    press,
    open,
    responses: async () => (await attempts.own(participant, id)).responses,
    async complete() {
      await agent.post(`/user/assessments/${id}/complete`, {});
    },
    async results() {
      const read = async () => (await agent.get(`/user/assessments/${id}/results`)).body.userAssessment;
      await expect.poll(async () => (await read())?.recommendationState).toMatch(/^(ready|none)$/);
      return read();
    },
  };
}

/** The conversation, one line per message. */
export const linesOf = (messages: readonly ChatMessage[]): string[] =>
  messages.map(({ role, content }) => `${role}: ${content}`);
