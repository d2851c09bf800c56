interface SubjectWithExamples {
  readonly questions: readonly string[];
}
export interface SubjectMatch<S> {
  readonly subject: S;
  /** From `MIN_FIT` to 1, which means the same words as an example. */
  readonly fit: number;
}

/** Minimum fit: below it, the question asks something else. */
const MIN_FIT = 2 / 3;

/**
 * Creates a matcher that finds the subject whose examples ask the same question. Two weighted shares must be large
 * enough: the question's words that occur in any example of the subject, and the words of one example that occur in the
 * question. Words of fewer subjects weigh more. Unknown words weigh most, so "How stressful is your commute?" isn't
 * about work.
 * @returns a function that gives the best match, or undefined if none is close enough
 */
export function createSubjectMatcher<S extends SubjectWithExamples>(
  subjects: readonly S[],
): (question: string) => SubjectMatch<S> | undefined {
  const indexed = subjects.map((subject) => {
    const examples = subject.questions.map(stemsOf);
    return { subject, examples, allStems: new Set(examples.flatMap((stems) => [...stems])) };
  });
  const weightOf = weighStems(indexed.map(({ allStems }) => allStems));
  const weigh = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + weightOf(stem), 0);
  const shareOfWeight = (stems: Stems, otherStems: Stems) =>
    weigh([...stems].filter((stem) => otherStems.has(stem))) / weigh(stems);
  return (question) => {
    const questionStems = stemsOf(question);
    const [best] = indexed
      .map(({ subject, examples, allStems }) => ({
        subject,
        fit: Math.min(
          shareOfWeight(questionStems, allStems),
          Math.max(...examples.map((example) => shareOfWeight(example, questionStems))),
        ),
      }))
      .filter(({ fit }) => fit >= MIN_FIT)
      .sort((a, b) => b.fit - a.fit);
    return best;
  };
}

type Stems = ReadonlySet<string>;

/** Inverse document frequency: 0 for a word of all subjects. */
function weighStems(documents: readonly Stems[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stem of documents.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(documents.length / (counts.get(stem) ?? UNKNOWN));
}

/** Document count of unknown words, so that they weigh more than the word of one subject. */
const UNKNOWN = 0.5;

const stemsOf = (text: string): Stems =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(/['’]s\b/g, "")
        .match(/\p{L}+/gu) ?? []
    ).map(stemOf),
  );

const ENDING = /(?<=\p{L}{3})(?:at(?:ed?|ing|ion)|ful|ing|ion|ment|ness|e[dr]|ies?|ly|[ey]|(?<!s)s)$/u;

/** Strips endings: "deliver", "delivered" and "deliveries" have the same stem, which needn't be a word. */
function stemOf(word: string): string {
  const shorter = word.replace(ENDING, "").replace(/([^ls])\1$/u, "$1");
  return shorter === word ? word : stemOf(shorter);
}
