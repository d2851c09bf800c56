import type { QuestionResults } from "#shared/contracts/template-results";
import { ChartTable, groupColumns } from "../../components/charts/chart-table";
import { Legend } from "../../components/charts/legend";
import { useTemplateLanguage } from "../../components/template/template-language";
import { numberText } from "../../ui/format/numbers";
import { plural } from "../../ui/format/text";
import { Section } from "../../ui/layout/section";
import { Bars } from "./bars";
import { barLength, isSmall, peopleText, percentText, questionAnchor } from "./figures-text";
import classes from "./stops-section.module.css";

interface StopsSectionProps {
  questions: readonly QuestionResults[];
  /** Names of the compared groups; one without a comparison. */
  groups: readonly string[];
  /** Number of people who started, by group. */
  started: readonly number[];
}

/** For each question, how many people saw it and how many unfinished assessments stopped there. */
export function StopsSection({ questions, groups, started }: StopsSectionProps) {
  const langProps = useTemplateLanguage();
  return (
    <Section title="Where people stop" hint={hintOf(questions)}>
      <Legend light="Saw the question" dark="Stopped there" />
      <Bars
        label="Where people stop"
        groups={groups}
        isWordy
        rows={questions.map((question, index) => ({
          key: question.key,
          label: (
            <a href={`#${questionAnchor(index + 1)}`} className={classes.link}>
              {index + 1}. <span {...langProps}>{nameOf(question)}</span>
            </a>
          ),
          cells: question.groups.map(({ shown, stopped }, group) => ({
            length: barLength(shown, started[group] ?? 0),
            end: barLength(stopped, started[group] ?? 0),
            text: stopsText(stopped, shown),
          })),
        }))}
      />
      <ChartTable
        title="Where people stop"
        columns={["Question", ...groupColumns(groups, ["Shown", "Answered", "Skipped", "Stopped"])]}
        rows={questions.map((question, index) => ({
          key: question.key,
          cells: [
            `${index + 1}. ${nameOf(question)}`,
            ...question.groups.flatMap(({ shown, answered, skipped, stopped }) => [
              shown,
              answered,
              skipped,
              stopped,
            ]),
          ],
        }))}
      />
    </Section>
  );
}

const nameOf = ({ shortName, text }: QuestionResults) => shortName ?? text;

/** "12 of 150 (8%)" */
function stopsText(stopped: number, shown: number): string {
  if (shown === 0) return "Not shown";
  if (isSmall(shown)) return `${numberText(stopped)} of ${peopleText(shown)}`;
  return `${numberText(stopped)} of ${numberText(shown)} (${percentText(stopped, shown)})`;
}

/** Number of unfinished assessments, and the question where most stopped if there is a single one. */
function hintOf(questions: readonly QuestionResults[]): string {
  const stopsAt = questions.map((question) => question.groups.reduce((sum, { stopped }) => sum + stopped, 0));
  const all = stopsAt.reduce((sum, count) => sum + count, 0);
  if (all === 0) return "No one has stopped partway.";
  const unfinished = `${plural(all, "person hasn't", "people haven't")} finished, and some may still continue.`;
  const most = Math.max(...stopsAt);
  const place = stopsAt.indexOf(most);
  const question = questions[place];
  const isAlone = stopsAt.lastIndexOf(most) === place;
  if (!question || isSmall(all) || !isAlone) return unfinished;
  return `${unfinished} The most common place is question ${place + 1}, “${nameOf(question)}”: ${peopleText(most)}.`;
}
