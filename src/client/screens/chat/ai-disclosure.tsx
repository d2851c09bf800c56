import { Text } from "@mantine/core";
import type { Author } from "#shared/domain/cards/advice";
import { branding } from "../../api/branding";
import classes from "./ai-disclosure.module.css";

interface AiDisclosureProps {
  assistant: Author;
}

/** Says that the chat is automated and how answers are used (EU AI Act, article 50). First entry in the log. */
export function AiDisclosure({ assistant }: AiDisclosureProps) {
  return (
    <Text className={classes.disclosure} size="sm" c="dimmed">
      {assistant === "ai"
        ? "You're chatting with an AI assistant, not a person. It can make mistakes. You can change any answer until you finish."
        : "You're chatting with an automated assistant, not a person. No AI reads your answers. You can change any answer until you finish."}{" "}
      {branding.name} stores your answers and uses them to create your recommendations.
      {branding.privacyUrl && (
        <>
          {" "}
          <a href={branding.privacyUrl}>Privacy</a>
        </>
      )}
    </Text>
  );
}
