import { type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, useId, useState } from "react";
import type { z } from "zod";
import { problemOf } from "#shared/contracts/validation-problem";
import { fieldErrors } from "../feedback/errors";

interface ZodForm<Values, Output> {
  form: UseFormReturnType<Values>;
  /** For `onSubmit`: hands over what the contract made of the values, or shows and focuses what is wrong. */
  submit: (handle: (output: Output) => void) => (event: FormEvent<HTMLFormElement>) => void;
  /** Puts a refused call's messages under their fields; false when it named none. */
  showRefusal: (error: unknown) => boolean;
  /** Empties the form and forgets that it was submitted. */
  restart: () => void;
}

/**
 * A form that obeys a contract from `shared/contracts`. It complains on submit first, afterwards on each change;
 * the first wrong field takes focus. For the admin's screens: zod is too heavy for the participants'.
 */
export function useZodForm<Values extends Record<string, unknown>, Output>(
  contract: z.ZodType<Output, unknown>,
  initialValues: Values,
): ZodForm<Values, Output> {
  const [submitted, setSubmitted] = useState(false);
  const form = useForm<Values>({
    // Fields are found by their form's name: two forms on one page may have fields of the same name.
    name: useId().replaceAll("_", "-"),
    initialValues,
    validate: (values) => messagesOf(contract, values),
    // Of all fields: one may mend what was said at another, or deeper within itself.
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

/** The messages by field; what is wrong within a list also by its place there, such as "points.2". */
function messagesOf<Output>(contract: z.ZodType<Output, unknown>, values: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of contract.safeParse(values).error?.issues ?? []) {
    const { path, message } = problemOf(issue);
    for (const place of [String(path[0]), path.join(".")]) messages[place] ??= message;
  }
  return messages;
}

/** What a field is found by once it is wrong, for a control that is no plain input. */
export const fieldPosition = <Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  field: string,
): object =>
  Object.fromEntries(Object.entries(form.getInputProps(field)).filter(([name]) => name === "data-path"));
