import { VisuallyHidden } from "@mantine/core";
import { ChartTable, groupColumns } from "../../components/charts/chart-table";
import { type Column, Columns } from "../../components/charts/columns";
import { useTemplateLanguage } from "../../components/template/template-language";
import { numberText } from "../../ui/format/numbers";
import { barLength, isSmall, percentText, type QuestionProps, reachedText, shareText } from "./figures-text";
import classes from "./question-results.module.css";

/** Five columns per group, and the mean if the scale has a direction. */
export function RatingColumns({ question, groups }: QuestionProps) {
  const { choices, highIs } = question;
  const isCompared = groups.length > 1;
  return (
    <>
      <div className={classes.groups}>
        {question.groups.map((group, index) => (
          <div key={groups[index]}>
            {isCompared && (
              <>
                <p className={classes.groupName} dir="auto">
                  {groups[index]}
                </p>
                <p className={classes.reached}>{reachedText(group)}</p>
              </>
            )}
            <div className={classes.columns}>
              <RatingChart question={question} index={index} name={isCompared ? groups[index] : undefined} />
            </div>
            {group.mean !== null && (
              <p className={classes.mean}>
                Average <strong>{group.mean.toFixed(1)}</strong> of {choices.length}
                {highIs === "bad" && <span> (low is better)</span>}
              </p>
            )}
          </div>
        ))}
      </div>
      <ChartTable
        title={question.text}
        columns={["Rating", ...groupColumns(groups, ["People"])]}
        rows={choices.map(({ value, label }, place) => ({
          key: value,
          cells: [
            label ? `${value} – ${label}` : value,
            ...question.groups.map(({ counts, answered }) => shareText(counts[place] ?? 0, answered)),
          ],
        }))}
      />
    </>
  );
}

interface RatingChartProps {
  question: QuestionProps["question"];
  index: number;
  /** Group name; undefined without a comparison. */
  name: string | undefined;
}

function RatingChart({ question: { text, choices, groups }, index, name }: RatingChartProps) {
  const langProps = useTemplateLanguage();
  const { counts, answered } = groups[index] ?? { counts: [], answered: 0 };
  const columns = choices.map(({ value, label }, place): Column => {
    const count = counts[place] ?? 0;
    const people = (
      <>
        {numberText(count)}
        <VisuallyHidden> {count === 1 ? "person" : "people"}</VisuallyHidden>
      </>
    );
    return {
      key: value,
      label: (
        <>
          {value}
          {label && (
            <>
              {" "}
              <span {...langProps} className={classes.scaleLabel}>
                {label}
              </span>
            </>
          )}
        </>
      ),
      height: barLength(count, answered) / longest(groups),
      figure: percentText(count, answered) ?? people,
      note: isSmall(answered) ? undefined : people,
    };
  });
  return <Columns label={name === undefined ? text : `${text} ${name}`} columns={columns} />;
}

/** The longest bar of all groups, so that they share one scale; 1 if all are empty. */
const longest = (groups: QuestionProps["question"]["groups"]) =>
  Math.max(
    ...groups.flatMap(({ counts, answered }) => counts.map((count) => barLength(count, answered) || 0)),
  ) || 1;
