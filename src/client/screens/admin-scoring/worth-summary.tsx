import type { Dimension } from "#shared/domain/scoring";
import type { Question } from "./scoring-types";
import { rowId } from "./worth-row";
import classes from "./worth-table.module.css";

interface WorthSummaryProps {
  questions: readonly Question[];
  dimensions: readonly Dimension[];
}

/** Which questions count towards which dimension, and which towards none; each number leads to its row. */
export function WorthSummary({ questions, dimensions }: WorthSummaryProps) {
  const numbered = questions
    .map((question, index) => ({ question, position: index + 1 }))
    .filter(({ question }) => question.questionType !== "text");
  const known = new Set(dimensions.map(({ key }) => key));
  const groups = [
    ...dimensions.map(({ key, name }) => ({
      key,
      name,
      members: numbered.filter(({ question }) => question.dimension === key),
    })),
    {
      key: "",
      name: "Questions without a dimension",
      members: numbered.filter(
        ({ question }) => question.dimension === null || !known.has(question.dimension),
      ),
    },
  ];
  return (
    <dl className={classes.summary}>
      {groups.map(({ key, name, members }) => (
        <div key={key}>
          <dt dir="auto">{name}</dt>
          <dd>
            {members.length === 0 && "None"}
            {members.map(({ question, position }) => (
              <a
                key={question.id}
                href={`#${rowId(question.id)}`}
                aria-label={`Question ${position}: ${question.questionText}`}
                onClick={(event) => {
                  event.preventDefault();
                  const row = document.getElementById(rowId(question.id));
                  row?.scrollIntoView({ block: "center" });
                  row?.querySelector("select")?.focus({ preventScroll: true });
                }}
              >
                {position}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
