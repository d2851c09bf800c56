import { Card, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Participant } from "#shared/contracts/participant-auth";
import { useParticipant } from "../../data/session";
import { trpc } from "../../data/trpc";
import classes from "../../parts/beside-form.module.css";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { ProgressCard } from "../../parts/progress-card";
import { SignedInCard } from "../../parts/signed-in-card";
import { IconCircleCheck, IconClock, IconMessageCircle, IconSparkles } from "../../ui/icons";
import { Loading } from "../../ui/loading";
import { RestartCard } from "./restart-card";
import { StartForm } from "./start-form";

/** Name and email, and what will happen. Somebody who is signed in is not asked again. */
export function StartPage() {
  const { data: participant } = useParticipant();
  /** Signed in by the form a moment ago, and on the way to the dashboard. */
  const [isLeaving, setLeaving] = useState(false);
  const known = isLeaving ? null : participant;
  return (
    <PageFrame width="chat">
      <PageTitle title="Start Your Assessment" mb="lg" />
      <div className={classes.layout}>
        <div className={classes.first}>
          {known ? <Returning participant={known} /> : <NewPerson onSignedIn={() => setLeaving(true)} />}
        </div>
        <Stack>
          <WhatToExpect />
          {!known && (
            <ProgressCard
              title="Saved progress"
              progress={25}
              place={{ position: 3, count: 12, isAbout: false }}
              isExample
            />
          )}
        </Stack>
      </div>
    </PageFrame>
  );
}

function NewPerson({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <Card p={{ base: "lg", sm: "xl" }}>
      <StartForm onSignedIn={onSignedIn}>
        <Text c="dimmed" mb="lg">
          Tell us who you are, so that your answers and results can be kept for you.
        </Text>
      </StartForm>
    </Card>
  );
}

/** Real progress, for somebody who is signed in; never for an address that anybody can type. */
function Returning({ participant }: { participant: Participant }) {
  const navigate = useNavigate();
  const { data: current, isPending } = trpc.user.attempts.current.useQuery();
  const loading = <Loading text="Loading assessment..." />;
  if (isPending) return loading;
  if (current) {
    return (
      <RestartCard
        participant={participant}
        attempt={current}
        onStarted={(id) => void navigate({ to: "/assessment/$id/chat", params: { id } })}
      />
    );
  }
  return (
    <Card p={{ base: "lg", sm: "xl" }}>
      <SignedInCard participant={participant} />
    </Card>
  );
}

const EXPECT = [
  {
    Icon: IconMessageCircle,
    title: "AI conversation",
    text: "Answer one question at a time, in your own words.",
  },
  { Icon: IconClock, title: "10-15 minutes", text: "That is what most people need." },
  {
    Icon: IconSparkles,
    title: "Personalised recommendations",
    text: "Written from your answers when you finish.",
  },
  {
    Icon: IconCircleCheck,
    title: "Saved progress",
    text: "Stop whenever you like, and go on where you were.",
  },
];

function WhatToExpect() {
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="md">
        What to Expect
      </Title>
      <ul className={classes.expect}>
        {EXPECT.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} aria-hidden />
            <div>
              <strong>{title}</strong>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
