import { CloseButton, Group, Skeleton, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { ResultsFilter } from "#shared/contracts/template-results";
import type { AttemptId, TemplateId } from "#shared/domain/ids";
import { api } from "../../api/trpc";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { PendingButton } from "../../ui/form/pending-button";
import { longDate } from "../../ui/format/dates";
import { numberText } from "../../ui/format/numbers";
import { Time } from "../../ui/format/time";
import { ExpandableText } from "../../ui/layout/expandable-text";
import { IconSearch } from "../../ui/layout/icons";
import classes from "./text-answers.module.css";

/** In milliseconds. */
const SEARCH_DEBOUNCE = 250;
/** Number of answers added by "Show more answers". */
const PAGE_SIZE = 5;
/** Fits two lines on a phone. */
const MAX_FREQUENT_WORDS = 8;

interface TextAnswersProps {
  templateId: TemplateId;
  filter: ResultsFilter;
  questionKey: string;
}

/** Newest answers to an open question, with search and frequent words. */
export function TextAnswers({ templateId, filter, questionKey }: TextAnswersProps) {
  const [search, setSearch] = useState("");
  const [q] = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const input = useRef<HTMLInputElement>(null);
  const pages = useInfiniteQuery({
    queryKey: [["admin", "results", "textAnswers"], { templateId, filter, questionKey, q }],
    queryFn: ({ pageParam }) =>
      api.admin.results.textAnswers.query({ id: templateId, filter, key: questionKey, q, before: pageParam }),
    initialPageParam: undefined as AttemptId | undefined,
    getNextPageParam: ({ answers, hasMore }) => (hasMore ? answers.at(-1)?.attemptId : undefined),
    placeholderData: keepPreviousData,
  });
  const answers = pages.data?.pages.flatMap((page) => page.answers);
  const words = pages.data?.pages[0]?.words.slice(0, MAX_FREQUENT_WORDS) ?? [];
  const find = (text: string) => {
    setSearch(text);
    setLimit(PAGE_SIZE);
  };
  const showMore = async () => {
    setLimit(limit + PAGE_SIZE);
    if (answers && limit + PAGE_SIZE > answers.length && pages.hasNextPage) await pages.fetchNextPage();
  };

  if (pages.error && !answers)
    return (
      <ErrorPanel
        message={errorMessage(pages.error, "Couldn't load answers.")}
        onRetry={() => void pages.refetch()}
      />
    );
  if (!answers) return <AnswersSkeleton />;
  if (answers.length === 0 && q === "" && search === "")
    return (
      <Text size="sm" c="dimmed">
        No answers yet.
      </Text>
    );
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          ref={input}
          size="sm"
          className={classes.search}
          aria-label="Search answers"
          placeholder="Search answers..."
          value={search}
          onChange={({ currentTarget }) => find(currentTarget.value)}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          rightSection={
            search && (
              <CloseButton
                size={26}
                aria-label="Clear search"
                onClick={() => {
                  find("");
                  input.current?.focus();
                }}
              />
            )
          }
        />
        {words.length > 0 && (
          <ul className={classes.words} aria-label="Frequent words">
            {words.map(({ word, people }) => (
              <li key={word}>
                <button
                  type="button"
                  className={classes.word}
                  aria-pressed={search === word}
                  onClick={() => find(search === word ? "" : word)}
                >
                  <bdi>{word}</bdi> <span>{numberText(people)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {answers.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          No answer contains “{q}”.
        </Text>
      ) : (
        <ul className={classes.answers} aria-busy={pages.isPlaceholderData || undefined}>
          {answers.slice(0, limit).map(({ attemptId, text, person, completedAt }) => (
            <li key={attemptId} className={classes.answer}>
              <ExpandableText lines={4}>{text}</ExpandableText>
              <p className={classes.source}>
                <Link to="/admin/assessments/$id" params={{ id: attemptId }} className={classes.person}>
                  <bdi>{person}</bdi>
                  {completedAt && (
                    <>
                      , <Time date={completedAt} format={longDate} />
                    </>
                  )}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      {(answers.length > limit || pages.hasNextPage) && (
        <Group mt="xs" data-print="hide">
          <PendingButton
            variant="default"
            size="sm"
            pending={pages.isFetchingNextPage}
            onClick={() => void showMore()}
          >
            Show more answers
          </PendingButton>
        </Group>
      )}
      {pages.error && (
        <ErrorPanel
          message={errorMessage(pages.error, "Couldn't load answers.")}
          onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
        />
      )}
    </>
  );
}

const AnswersSkeleton = () => (
  <div className={classes.skeleton} role="status" aria-label="Loading answers..." aria-busy>
    <Skeleton height={36} />
    <Skeleton height={56} />
    <Skeleton height={56} />
    <Skeleton height={56} />
  </div>
);
