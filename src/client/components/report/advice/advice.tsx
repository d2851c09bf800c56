import { answerText, isAnswered } from "#shared/domain/answer";
import {
  type AdviceItem,
  type Advice as Advised,
  firstActions,
  type Statement,
} from "#shared/domain/cards/advice";
import { whyNone } from "#shared/domain/cards/advice-headings";
import { ExpandableText } from "../../../ui/layout/expandable-text";
import { useTemplateLanguage } from "../../template/template-language";
import classes from "./advice.module.css";
import { type AdviceGroup, adviceGroups, itemAnchor } from "./advice-groups";
import { Item, PlanContext, StatementParagraph } from "./advice-item";
import { AnswersContext, CitationMarker } from "./citation-marker";
import type { CitableAnswers } from "./citations";
import { Foldable } from "./foldable";
import { useAdviceHeadings } from "./use-advice-headings";

interface AdviceListProps {
  advice: Advised;
  answers: CitableAnswers;
  /** The areas that may be named; empty groups advice by kind. */
  dimensions: readonly { key: string; name: string }[];
  /** Whether scores on the page already show what `standing` says. */
  areScoresShown?: boolean;
  isBelowStart?: boolean;
}

/** Recommendations with a citation for each statement. */
export function AdviceList({
  advice,
  answers,
  dimensions,
  areScoresShown = false,
  isBelowStart = false,
}: AdviceListProps) {
  const langProps = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  const { items, standing, lookFirst, contradictions, notes } = advice;
  const none = whyNone(advice, headings);
  // Without advice, this list would only repeat the answers that the page shows below.
  const otherAnswers = items.length > 0 ? answersOf(advice, answers) : [];
  const isAll =
    items.length + lookFirst.length + contradictions.length + notes.length + otherAnswers.length === 0;
  const plan = { steps: firstActions(advice).map(({ step }) => step), isShownAbove: isBelowStart };
  const summary = areScoresShown && !isAll ? [] : standing;
  return (
    <AnswersContext value={answers}>
      <div className={classes.advice}>
        {none && <p {...inLanguage}>{none}</p>}
        {summary.length > 0 && <StatementParagraph statements={summary} />}
        <StatementList id="lookFirst" statements={lookFirst} />
        <PlanContext value={plan}>
          {adviceGroups(items, dimensions, headings).map((group) => (
            <Group key={group.key} group={group} all={items} dimensions={dimensions} />
          ))}
        </PlanContext>
        <StatementList id="contradictions" statements={contradictions} />
        <StatementList id="notes" statements={notes} />
        {otherAnswers.length > 0 && (
          <Foldable
            isFolded
            top={
              <h3 id="also-wrote" tabIndex={-1} {...inLanguage}>
                {headings.alsoWrote}
              </h3>
            }
          >
            {otherAnswers.map(({ question, words }) => (
              <div key={question.id} className={classes.wrote}>
                <p {...langProps}>{question.questionText}</p>
                <blockquote>
                  <ExpandableText lang={langProps.lang}>{words}</ExpandableText>
                </blockquote>
              </div>
            ))}
          </Foldable>
        )}
      </div>
    </AnswersContext>
  );
}

function answersOf({ alsoWrote }: Advised, { questions, responses }: CitableAnswers) {
  return questions.flatMap((question) => {
    const answer = responses[question.id];
    return alsoWrote.includes(question.id) && isAnswered(answer)
      ? [{ question, words: answerText(answer) }]
      : [];
  });
}

interface GroupProps extends Pick<AdviceListProps, "dimensions"> {
  group: AdviceGroup;
  all: readonly AdviceItem[];
}

function Group({ group, all, dimensions }: GroupProps) {
  const langProps = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  const id = `advice-${group.key}`;
  const isKind = group.type === "kind";
  return (
    <div>
      <h3 id={id} tabIndex={-1} {...(group.type === "area" ? langProps : inLanguage)}>
        {group.name}
      </h3>
      {group.items.map((item) => (
        <Item
          key={all.indexOf(item)}
          item={item}
          id={itemAnchor(all.indexOf(item))}
          about={
            isKind ? dimensions.find(({ key }) => key === item.dimension)?.name : headings.kinds[item.kind]
          }
        />
      ))}
    </div>
  );
}

interface ListedProps {
  id: "lookFirst" | "contradictions" | "notes";
  statements: readonly Statement[];
}

function StatementList({ id, statements }: ListedProps) {
  const langProps = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  if (statements.length === 0) return null;
  return (
    <div>
      <h3 id={id} tabIndex={-1} {...inLanguage}>
        {headings[id]}
      </h3>
      <ul>
        {statements.map(({ text, evidence }) => (
          <li key={text} {...langProps}>
            {text}
            <CitationMarker evidence={evidence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
