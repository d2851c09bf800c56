import { useForm } from "@mantine/form";
import { useEffect, useMemo, useRef, useState } from "react";
import { savedScoring as contract } from "#shared/contracts/scoring";
import type { Scoring } from "#shared/domain/scoring";
import { trpc } from "../../api/trpc";
import { errorCode, failureMessage, fieldErrors } from "../../ui/feedback/errors";
import { draftOf, type ScoringValues, scoringFormValues, startValues } from "./scoring-values";

const FAILED = "Failed to save scoring";
/** Prefix of field paths in the server's errors. */
const FIELD_PREFIX = "scoring.";

type Messages = Readonly<Record<string, string>>;
const NONE: Messages = {};

export type ScoringForm = ReturnType<typeof useScoringForm>;

interface Template {
  id: number;
  /** Stored scoring; null if there is none. */
  scoring: Scoring | null;
  /** Area keys that the template's questions use. */
  keys: readonly string[];
}

/** Scoring form state. Shows validation errors after the first submit, then updates them on each change. */
export function useScoringForm({ id: assessmentId, scoring, keys }: Template) {
  const utils = trpc.useUtils();
  /** Stored scoring that the form started from, sent for the conflict check. */
  const [base, setBase] = useState(scoring);
  const [first] = useState(() => (scoring ? scoringFormValues(scoring) : startValues(keys)));
  const form = useForm<ScoringValues>({ name: "scoring", initialValues: first });
  const values = form.getValues();
  const [tries, setTries] = useState(0);
  const [serverErrors, setServerErrors] = useState<{ of: ScoringValues; messages: Messages }>();
  const draft = useMemo(() => draftOf(values), [values]);
  const parsed = useMemo(() => (draft ? contract.safeParse(draft) : undefined), [draft]);

  const save = trpc.admin.scoring.save.useMutation({
    meta: { successToast: ["Success", "Scoring saved successfully"], errorText: FAILED },
    onSuccess: ({ scoring: saved }) => {
      utils.admin.scoring.get.setData({ assessmentId }, { scoring: saved });
      form.setValues(resetTo(saved));
      setTries(0);
    },
    onError: async (error) => {
      setServerErrors({ of: form.getValues(), messages: withoutPrefix(fieldErrors(error)) });
      if (errorCode(error) !== "CONFLICT") return;
      // Another admin may have saved: keep the input and compare it with the newest version.
      await utils.admin.scoring.get.invalidate({ assessmentId });
      const newest = utils.admin.scoring.get.getData({ assessmentId });
      if (newest) resetTo(newest.scoring);
    },
  });
  const resetTo = (stored: Scoring | null): ScoringValues => {
    const values = stored ? scoringFormValues(stored) : { ...form.getValues(), isOn: false };
    setBase(stored);
    form.setInitialValues(values);
    return values;
  };

  const shown = useMemo(() => (tries > 0 ? messagesOf(parsed) : NONE), [tries, parsed]);
  const messages = serverErrors?.of === values ? { ...shown, ...serverErrors.messages } : shown;
  const [firstInvalid] = Object.keys(messages);

  const focused = useRef(0);
  useEffect(() => {
    if (tries === focused.current || firstInvalid === undefined) return;
    focused.current = tries;
    form.getInputNode(firstInvalid)?.focus();
  }, [tries, firstInvalid, form]);

  const lastValid = useRef<Scoring>(undefined);
  if (parsed?.success) lastValid.current = parsed.data;

  return {
    form,
    values,
    draft,
    isDirty: form.isDirty(),
    isStored: scoring !== null,
    pending: save.isPending,
    /** Props of a text field, by the path of its value. */
    field: (path: string) => ({
      ...form.getInputProps(path),
      error: messages[path],
      readOnly: save.isPending,
    }),
    hasErrorIn: (path: string) => Object.keys(messages).some((key) => key.startsWith(`${path}.`)),
    /** The last valid scoring; undefined while scoring is off. */
    scoring: values.isOn ? lastValid.current : undefined,
    isRight: Boolean(parsed?.success),
    error: firstInvalid ? undefined : failureMessage(save.error, FAILED),
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
      path.startsWith(FIELD_PREFIX) ? path.slice(FIELD_PREFIX.length) : path,
      text,
    ]),
  );
