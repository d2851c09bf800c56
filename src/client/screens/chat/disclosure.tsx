import { Text } from "@mantine/core";
import type { Author } from "#shared/domain/advice";
import { branding } from "../../data/branding";
import classes from "./disclosure.module.css";

interface DisclosureProps {
  assistant: Author;
}

/** Whom one talks with, and what becomes of the answers; the first thing in the log (EU AI Act, article 50). */
export function Disclosure({ assistant }: DisclosureProps) {
  return (
    <Text className={classes.disclosure} size="sm" c="dimmed">
      {assistant === "ai"
        ? "You're chatting with an AI assistant, not a person. It can be wrong; you can change any answer until you finish."
        : "You're chatting with a scripted assistant, not a person; no AI model reads your answers. You can change any answer until you finish."}{" "}
      {branding.name} stores your answers and uses them to write your recommendations.
      {branding.privacyUrl && (
        <>
          {" "}
          <a href={branding.privacyUrl}>Privacy</a>
        </>
      )}
    </Text>
  );
}
