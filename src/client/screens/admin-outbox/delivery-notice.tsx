import { Text } from "@mantine/core";
import { howMailLeaves } from "../../data/mail-delivery";
import type { Outputs } from "../../data/trpc";
import { SetupNote } from "../../parts/setup-note";
import { AnchorLink } from "../../ui/links";

/** How mail leaves; where none does, how to mend that and what to do meanwhile. */
export function DeliveryNotice({ summary }: { summary: Outputs["admin"]["outbox"]["summary"] }) {
  if (summary.delivers) {
    return (
      <Text size="sm" c="dimmed">
        {howMailLeaves(summary)} They are listed here for 30 days.
      </Text>
    );
  }
  return (
    <SetupNote title={howMailLeaves(summary)}>
      To have them delivered, set <code>POSTMARK_SERVER_TOKEN</code> or <code>SMTP_URL</code>, with{" "}
      <code>MAIL_FROM</code> as the sender's address, and restart the server. Until then a mail counts as sent
      once it is printed. To let somebody in, choose “Copy access link” on the{" "}
      <AnchorLink to="/admin/users" inherit underline="always">
        Users page
      </AnchorLink>{" "}
      and hand the link on yourself.
    </SetupNote>
  );
}
