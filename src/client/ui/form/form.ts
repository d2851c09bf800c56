import { type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, useId, useState } from "react";
import type { z } from "zod";
import { problemOf } from "#shared/contracts/validation-problem";
import { fieldErrors } from "../feedback/errors";

interface ZodForm<Values, Output> {
  form: UseFormReturnType<Values>;
  /** Creates an `onSubmit` handler. It passes on the parsed values, or shows the errors and focuses the first one. */
  submit: (handle: (output: Output) => void) => (event: FormEvent<HTMLFormElement>) => void;
  /** Shows the server's errors at their fields; false if there are none. */
  showRefusal: (error: unknown) => boolean;
  /** Resets the form, including that it was submitted. */
  restart: () => void;
}

/**
 * A form validated by a contract from `shared/contracts`: on submit first, and then on each change. The first invalid
 * field is focused. Only for admin screens, as zod is too large for those of participants.
 */
export function useZodForm<Values extends Record<string, unknown>, Output>(
  contract: z.ZodType<Output, unknown>,
  initialValues: Values,
): ZodForm<Values, Output> {
  const [submitted, setSubmitted] = useState(false);
  const form = useForm<Values>({
    // Mantine finds fields by form name and path, so two forms on a page need different names.
    name: useId().replaceAll("_", "-"),
    initialValues,
    validate: (values) => messagesOf(contract, values),
    // Validates all fields, because a change may fix an error of another field or of a nested one.
    onValuesChange: (values) =>
      form.setErrors((shown) =>
        submitted || Object.keys(shown).length > 0 ? messagesOf(contract, values) : shown,
      ),
  });

  const focusFirst = (fields: Readonly<Record<string, unknown>>) => {
    const first = Object.keys(initialValues).find((name) => fields[name]);
    if (!first) return;
    const place = Object.keys(fields).find((path) => path.startsWith(`${first}.`)) ?? first;
    const field = form.getInputNode(place) ?? form.getInputNode(first);
    const folded = field?.closest("details");
    if (folded) folded.open = true;
    field?.focus();
  };

  return {
    form,
    submit: (handle) => (event) => {
      event.preventDefault();
      setSubmitted(true);
      const { errors } = form.validate();
      const parsed = contract.safeParse(form.getValues());
      if (parsed.success) handle(parsed.data);
      else focusFirst(errors);
    },
    showRefusal: (error) => {
      const fields = fieldErrors(error);
      form.setErrors(fields);
      focusFirst(fields);
      return Object.keys(fields).length > 0;
    },
    restart: () => {
      setSubmitted(false);
      form.reset();
    },
  };
}

/** Messages by field; an error within a list also by its path, such as "points.2". */
function messagesOf<Output>(contract: z.ZodType<Output, unknown>, values: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of contract.safeParse(values).error?.issues ?? []) {
    const { path, message } = problemOf(issue);
    for (const place of [String(path[0]), path.join(".")]) messages[place] ??= message;
  }
  return messages;
}

/** The attribute that Mantine finds a field by, for controls other than plain inputs. */
export const fieldPosition = <Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  field: string,
): object =>
  Object.fromEntries(Object.entries(form.getInputProps(field)).filter(([name]) => name === "data-path"));
