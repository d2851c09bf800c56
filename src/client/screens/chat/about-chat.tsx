import { Box, Text } from "@mantine/core";
import type { ChatState } from "#shared/contracts/chat";
import { Dialog } from "../../ui/dialog/dialog";
import { AiDisclosure } from "./ai-disclosure";

interface AboutChatProps {
  chat: ChatState;
  opened: boolean;
  onClose: () => void;
}

/** What a phone's screen has no room for: the assessment's whole name and description, and whom one talks with. */
export function AboutChat({ chat: { attempt, assistant }, opened, onClose }: AboutChatProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="About this chat">
      <Text fw={600}>{attempt.title}</Text>
      {attempt.description && (
        <Text mt={4} className="paragraphs">
          {attempt.description}
        </Text>
      )}
      <Box mt="md">
        <AiDisclosure assistant={assistant} />
      </Box>
    </Dialog>
  );
}
