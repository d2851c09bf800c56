import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconX } from "../../ui/icons";
import classes from "./rule-list.module.css";
import type { Subject } from "./subject";

interface RuleFieldsProps<R extends object> {
  /** "1", or "2.1" in a group. */
  name: string;
  rule: R;
  subjects: readonly Subject<R>[];
  /** What subjects are called, such as "Question". */
  subjectLabel: string;
  pending: boolean;
  /** Nothing once it is removed. */
  onChange: (rule: R | undefined) => void;
}

/** One rule: what it is over, what is asked of that, and for what, by choosing. */
export function RuleFields<R extends object>(props: RuleFieldsProps<R>) {
  const { name, rule, subjects, subjectLabel, pending, onChange } = props;
  const subject = subjects.find(({ isOf }) => isOf(rule));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a plain block in every browser
    <div role="group" aria-label={`Rule ${name}`} className={classes.rule} data-rule>
      <div className={classes.head}>
        <NativeSelect
          size="sm"
          disabled={pending}
          data-first
          aria-label={subjectLabel}
          value={subject?.key ?? GONE}
          data={[
            ...(subject ? [] : [{ value: GONE, label: `This ${subjectLabel.toLowerCase()} is gone` }]),
            ...listed(subjects),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const next = subjects.find(({ key }) => key === value);
            if (next) onChange(next.first);
          }}
        />
        <ActionIcon aria-label={`Remove rule ${name}`} disabled={pending} onClick={() => onChange(undefined)}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {subject && <div className={classes.rest}>{subject.fields(rule, onChange, pending)}</div>}
    </div>
  );
}

const GONE = "";

/** The choices, under the names of their groups where they have some. */
function listed<R extends object>(subjects: readonly Subject<R>[]) {
  const itemOf = ({ key, label }: Subject<R>) => ({ value: key, label });
  const groups = [...new Set(subjects.flatMap(({ group }) => group ?? []))];
  return [
    ...subjects.filter(({ group }) => group === undefined).map(itemOf),
    ...groups.map((group) => ({
      group,
      items: subjects.filter((subject) => subject.group === group).map(itemOf),
    })),
  ];
}
