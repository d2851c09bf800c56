import { Card, Group, Title } from "@mantine/core";
import { type ReactNode, type Ref, useId } from "react";
import classes from "./detail-card.module.css";

interface DetailCardProps {
  title: string;
  /** Where it stands among the cards on a phone. */
  order: number;
  actions?: ReactNode;
  /** The heading, for who wants to focus it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Whether only its heading shows until somebody opens it. */
  isFolded?: boolean;
  children: ReactNode;
}

/** One card of the details page, named by its heading. */
export function DetailCard({ title, order, actions, headingRef, isFolded, children }: DetailCardProps) {
  const id = useId();
  const heading = (
    <Title order={2} size="h3" id={id} ref={headingRef} tabIndex={-1}>
      {title}
    </Title>
  );
  return (
    <Card
      component="section"
      aria-labelledby={id}
      className={classes.card}
      __vars={{ "--order": String(order) }}
    >
      {isFolded ? (
        <details>
          <summary className={classes.summary}>{heading}</summary>
          {children}
        </details>
      ) : (
        <>
          <Group justify="space-between" mb="sm" mih={28}>
            {heading}
            {actions}
          </Group>
          {children}
        </>
      )}
    </Card>
  );
}
