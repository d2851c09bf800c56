import { Card, Group, Title } from "@mantine/core";
import { type ReactNode, type Ref, useId } from "react";
import classes from "./detail-card.module.css";

interface DetailCardProps {
  title: string;
  /** Position among the cards on phones. */
  order: number;
  actions?: ReactNode;
  /** Ref to the heading, which takes the focus after recommendations change. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A card of the details page, named by its heading. */
export function DetailCard({ title, order, actions, headingRef, children }: DetailCardProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      className={classes.card}
      __vars={{ "--order": String(order) }}
    >
      <Group justify="space-between" mb="sm" mih={28}>
        <Title order={2} size="h3" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Card>
  );
}
