import { useForm } from "@mantine/form";
import { useEffect, useMemo, useRef, useState } from "react";
import { savedScoring as contract } from "#shared/contracts/scoring";
import type { Scoring } from "#shared/domain/scoring";
import { trpc } from "../../api/trpc";
import { errorCode, failureMessage, fieldErrors } from "../../ui/feedback/errors";
import { draftOf, type ScoringValues, scoringFormValues, startValues } from "./scoring-values";

const FAILED = "Failed to save scoring";
/** How the server names the fields of what it was sent. */
const SENT = "scoring.";

type Messages = Readonly<Record<string, string>>;
const NONE: Messages = {};

export type ScoringForm = ReturnType<typeof useScoringForm>;

interface Template {
  id: number;
  /** What is stored. */
  scoring: Scoring | null;
  /** The dimensions that its questions name. */
  keys: readonly string[];
}

/** The scoring of one template as it is being written: complained about once it was to be saved, then on each change. */
export function useScoringForm({ id: assessmentId, scoring, keys }: Template) {
  const utils = trpc.useUtils();
  /** What the form was filled from, which the fields are compared with. */
  const [base, setBase] = useState(scoring);
  const [first] = useState(() => (scoring ? scoringFormValues(scoring) : startValues(keys)));
  const form = useForm<ScoringValues>({ name: "scoring", initialValues: first });
  const values = form.getValues();
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<{ of: ScoringValues; messages: Messages }>();
  const draft = useMemo(() => draftOf(values), [values]);
  const parsed = useMemo(() => (draft ? contract.safeParse(draft) : undefined), [draft]);

  const save = trpc.admin.scoring.save.useMutation({
    meta: { done: ["Success", "Scoring saved successfully"], failed: FAILED },
    onSuccess: ({ scoring: saved }) => {
      utils.admin.scoring.get.setData({ assessmentId }, { scoring: saved });
      form.setValues(begunFrom(saved));
      setTries(0);
    },
    onError: async (error) => {
      setRefused({ of: form.getValues(), messages: withoutPrefix(fieldErrors(error)) });
      if (errorCode(error) !== "CONFLICT") return;
      // Somebody else may have saved: what was typed stays, and is compared with theirs from now on.
      await utils.admin.scoring.get.invalidate({ assessmentId });
      const newest = utils.admin.scoring.get.getData({ assessmentId });
      if (newest) begunFrom(newest.scoring);
    },
  });
  const begunFrom = (stored: Scoring | null): ScoringValues => {
    const settled = stored ? scoringFormValues(stored) : { ...form.getValues(), isOn: false };
    setBase(stored);
    form.setInitialValues(settled);
    return settled;
  };

  const shown = useMemo(() => (tries > 0 ? messagesOf(parsed) : NONE), [tries, parsed]);
  const messages = refused?.of === values ? { ...shown, ...refused.messages } : shown;
  const [firstWrong] = Object.keys(messages);

  const focused = useRef(0);
  useEffect(() => {
    if (tries === focused.current || firstWrong === undefined) return;
    focused.current = tries;
    form.getInputNode(firstWrong)?.focus();
  }, [tries, firstWrong, form]);

  const lastRight = useRef<Scoring>(undefined);
  if (parsed?.success) lastRight.current = parsed.data;

  return {
    form,
    values,
    /** What would be saved as it stands. */
    draft,
    isDirty: form.isDirty(),
    isStored: scoring !== null,
    pending: save.isPending,
    /** What a text field needs, by the path of its value. */
    field: (path: string) => ({
      ...form.getInputProps(path),
      error: messages[path],
      readOnly: save.isPending,
    }),
    hasErrorIn: (path: string) => Object.keys(messages).some((key) => key.startsWith(`${path}.`)),
    /** What would be saved, or would have been before the last slip; undefined while scoring is off. */
    scoring: values.isOn ? lastRight.current : undefined,
    isRight: Boolean(parsed?.success),
    error: firstWrong ? undefined : failureMessage(save.error, FAILED),
    discard: () => {
      form.reset();
      setTries(0);
      save.reset();
    },
    submit: () => {
      setTries((count) => count + 1);
      if (!parsed || parsed.success) save.mutate({ assessmentId, scoring: draft, before: base });
    },
  };
}

function messagesOf(parsed: ReturnType<typeof contract.safeParse> | undefined): Messages {
  const messages: Record<string, string> = {};
  for (const { path, message } of parsed?.error?.issues ?? []) messages[path.join(".")] ??= message;
  return messages;
}

const withoutPrefix = (fields: Messages): Messages =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [
      path.startsWith(SENT) ? path.slice(SENT.length) : path,
      text,
    ]),
  );
