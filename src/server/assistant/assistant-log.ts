/** The server's log as assistants use it. Never log answers, prompts or a provider's messages. */
export interface AssistantLog {
  warn(details: object, message: string): void;
}
