import { Card, Title } from "@mantine/core";
import type { Advice } from "#shared/domain/cards/advice";
import { useTemplateLanguage } from "../../template/template-language";
import { AnswersContext, CitationMarker } from "./citation-marker";
import type { CitableAnswers } from "./citations";
import classes from "./urgent-quotes.module.css";
import { useAdviceHeadings } from "./use-advice-headings";

interface UrgentQuotesProps {
  advice: Advice;
  answers: CitableAnswers;
}

/** Urgent sentences of open answers, word for word, each with its question; nothing without any. */
export function UrgentQuotes({ advice: { ownWords = [] }, answers }: UrgentQuotesProps) {
  const words = useTemplateLanguage();
  const { headings, inLanguage } = useAdviceHeadings();
  if (ownWords.length === 0) return null;
  const questionOf = (id: number | undefined) => answers.questions.find((question) => question.id === id);
  return (
    <AnswersContext value={answers}>
      <Card component="section" aria-labelledby="own-words">
        <Title order={2} id="own-words" tabIndex={-1} mb="sm" {...inLanguage}>
          {headings.ownWords}
        </Title>
        {ownWords.map(({ text, evidence }) => (
          <figure key={text} className={classes.quote}>
            <blockquote dir="auto" lang={words.lang}>
              {text}
            </blockquote>
            <figcaption {...words}>
              {questionOf(evidence[0]?.question)?.questionText}
              <CitationMarker evidence={evidence} />
            </figcaption>
          </figure>
        ))}
      </Card>
    </AnswersContext>
  );
}
