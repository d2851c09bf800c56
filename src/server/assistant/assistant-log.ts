/** The part of the server's log that the assistants use. Answers, prompts and a provider's words never go there. */
export interface AssistantLog {
  warn(details: object, message: string): void;
}
