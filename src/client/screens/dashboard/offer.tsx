import { Card, Text, Title } from "@mantine/core";
import type { PublicTemplate } from "#shared/contracts/templates";
import { TemplateFacts } from "../../parts/template-facts";
import { wordsIn } from "../../parts/words";
import { LongText } from "../../ui/long-text";
import { PendingButton } from "../../ui/pending-button";
import classes from "./dashboard.module.css";
import type { useDelayedStart } from "./use-delayed-start";

interface OfferProps {
  template: PublicTemplate;
  starting: ReturnType<typeof useDelayedStart>;
}

/** The one assessment there is to take, for who has taken none: nobody looks for what could be shown. */
export function Offer({ template, starting }: OfferProps) {
  const { id, title, description, language } = template;
  const words = wordsIn(language);
  return (
    <section>
      <Title order={2} mb="md">
        Ready for you
      </Title>
      <Card className={classes.offer}>
        <Title order={3} size="h2" {...words}>
          {title}
        </Title>
        {description && (
          <Text component="div" c="dimmed">
            <LongText lines={4} lang={words.lang}>
              {description}
            </LongText>
          </Text>
        )}
        <TemplateFacts {...template} />
        <PendingButton
          className={classes.begin}
          pending={starting.isStarting}
          pendingLabel="Starting..."
          aria-label={`Start ${title}`}
          onClick={() => starting.start({ assessmentId: id })}
        >
          Start
        </PendingButton>
      </Card>
    </section>
  );
}
