import { Card, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { type Undecided, useSessionChange } from "../data/session";
import { trpc } from "../data/trpc";
import { failureMessage } from "../ui/errors";
import { FormError } from "../ui/form-error";
import { notify } from "../ui/notify";
import { PendingButton } from "../ui/pending-button";
import { FollowStanding } from "./follow-standing";
import classes from "./other-device.module.css";
import { PageTitle } from "./page-title";

/** An account was made on one device, and its mailed link opened on another: what each of them shows meanwhile. */
export function OtherDevice({ standing }: { standing: Undecided }) {
  return (
    <Card p={{ base: "lg", sm: "xl" }}>
      <FollowStanding standing={standing} />
      {standing.is === "asked" ? (
        <Question key={standing.code} code={standing.code} />
      ) : (
        <Held code={standing.code} />
      )}
    </Card>
  );
}

const FAILED = "Your answer could not be sent. Please check your connection, then try again.";

/** Neither answer is the likelier one: it wants to be read, and a yes names what it is a yes to. */
function Question({ code }: { code: string }) {
  const [said, setSaid] = useState<boolean>();
  const { lookOnce } = useSessionChange();
  const answer = trpc.user.auth.answerOtherDevice.useMutation({
    meta: { failed: FAILED },
    onSuccess: (_, { isMine }) =>
      isMine
        ? notify.success("Signed in on both", "Your other device goes on where it was.")
        : notify.success("The other device is signed out", "Its answers are kept with yours."),
    onSettled: () => lookOnce("participant"),
  });
  function say(isMine: boolean): void {
    setSaid(isMine);
    answer.mutate({ code, isMine });
  }
  const { isPending, error } = answer;
  return (
    <Stack>
      <PageTitle title="Your other device">
        Did you begin on another device? It shows <span className={classes.code}>{code}</span>.
      </PageTitle>
      <Text>
        Choose No if you see no other screen with this number: you may have closed its page, or somebody else
        may have entered your address.
      </Text>
      <FormError message={failureMessage(error, FAILED)} />
      <Group grow preventGrowOverflow={false} gap="sm">
        <PendingButton
          variant="default"
          size="lg"
          pending={isPending && said === true}
          onClick={() => say(true)}
        >
          Yes, it shows {code}
        </PendingButton>
        <PendingButton
          variant="default"
          size="lg"
          pending={isPending && said === false}
          onClick={() => say(false)}
        >
          No, sign it out
        </PendingButton>
      </Group>
      <Text size="sm" c="dimmed">
        Without an answer it is signed out after ten minutes. Its answers are kept either way.
      </Text>
    </Stack>
  );
}

function Held({ code }: { code: string }) {
  return (
    <Stack>
      <PageTitle title="Your other device">Your sign-in link was opened on another device</PageTitle>
      <Text>Was that you? Then answer Yes there: it asks for the screen that shows this number.</Text>
      <p className={classes.shown}>{code}</p>
      <Text role="status">Waiting for your answer there…</Text>
      <Text size="sm" c="dimmed">
        You go on here as soon as it is given. What you have typed is kept; without an answer this screen is
        signed out after ten minutes.
      </Text>
    </Stack>
  );
}
