import type { Card } from "#shared/domain/card";
import type { Scoring } from "#shared/domain/scoring";
import type { FiledQuestion } from "#shared/domain/template-file";
import { CardFacts } from "../../parts/cards/card-facts";
import { Outline } from "./outline";
import classes from "./outline.module.css";

interface CardOutlineProps {
  cards: readonly Card[];
  questions: readonly FiledQuestion[];
  scoring: Scoring | null;
}

/** Cards that are not stored yet, whole: when each holds, and what it says then. */
export function CardOutline({ cards, questions, scoring }: CardOutlineProps) {
  const placed = questions.map((question, at) => ({ ...question, id: at + 1 }));
  return (
    <Outline label="Advice cards of the draft">
      <ul className={classes.list}>
        {cards.map((card) => (
          <li key={card.key}>
            <CardFacts card={card} ground={{ questions: placed, scoring }} isWhole />
          </li>
        ))}
      </ul>
    </Outline>
  );
}
