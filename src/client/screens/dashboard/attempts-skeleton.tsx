import "@mantine/core/styles/Skeleton.layer.css";
import { Skeleton, Stack } from "@mantine/core";
import classes from "./dashboard.module.css";

/** Of a card with one line of description, in pixels. */
const CARD_HEIGHT = 276;

/** Three cards, where the assessments will stand, and their numbers. */
export function AttemptsSkeleton() {
  return (
    <Stack gap="xl" role="status" aria-busy aria-label="Loading your assessments...">
      <div>
        <div className={classes.head}>
          <Skeleton height={28} width={180} />
          <Skeleton className={classes.start} height={42} width={190} />
        </div>
        <div className={classes.cards}>
          {["first", "second", "third"].map((card) => (
            <Skeleton key={card} height={CARD_HEIGHT} radius="lg" />
          ))}
        </div>
      </div>
      <div className={classes.stats}>
        {["total", "completed", "open", "average"].map((stat) => (
          <Skeleton key={stat} height={94} radius="lg" />
        ))}
      </div>
    </Stack>
  );
}
