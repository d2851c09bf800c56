import { Card, Title } from "@mantine/core";
import type { Advice, AdviceItem } from "#shared/domain/cards/advice";
import { useTemplateLanguage } from "../../template/template-language";
import { itemAnchor } from "./advice-groups";
import { AnswersContext, CitationMarker } from "./citation-marker";
import type { CitableAnswers } from "./citations";
import { unfold } from "./first-actions";
import classes from "./urgent-quotes.module.css";
import { useAdviceHeadings } from "./use-advice-headings";

interface SectionLinkProps {
  item: AdviceItem | undefined;
  place: number;
}

function SectionLink({ item, place }: SectionLinkProps) {
  const langProps = useTemplateLanguage();
  return (
    item && (
      <a
        href={`#${itemAnchor(place)}`}
        onClick={(event) => unfold(event.currentTarget.hash)}
        {...langProps}
        className={classes.section}
      >
        <span aria-hidden>↓ </span>
        {item.title.text}
      </a>
    )
  );
}

interface UrgentQuotesProps {
  advice: Advice;
  answers: CitableAnswers;
}

/** Urgent sentences of open answers with their questions and links to advice; nothing if there are none. */
export function UrgentQuotes({ advice: { ownWords = [], items }, answers }: UrgentQuotesProps) {
  const langProps = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  if (ownWords.length === 0) return null;
  const questionOf = (id: number | undefined) => answers.questions.find((question) => question.id === id);
  return (
    <AnswersContext value={answers}>
      <Card component="section" aria-labelledby="own-words">
        <Title order={2} id="own-words" tabIndex={-1} mb="sm" {...inLanguage}>
          {headings.ownWords}
        </Title>
        {ownWords.map(({ text, evidence, item = -1 }) => (
          <figure key={text} className={classes.quote}>
            <blockquote dir="auto" lang={langProps.lang}>
              {text}
            </blockquote>
            <figcaption {...langProps}>
              {questionOf(evidence[0]?.question)?.questionText}
              <CitationMarker evidence={evidence} />
            </figcaption>
            <SectionLink item={items[item]} place={item} />
          </figure>
        ))}
      </Card>
    </AnswersContext>
  );
}
