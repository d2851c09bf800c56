import { Badge } from "@mantine/core";
import { DUTY_NAMES, figureLines, shortcomings } from "#shared/domain/model-test";
import { Fact, Facts } from "../../parts/fact";
import { longDateTime } from "../../ui/dates";
import { IconCheck, IconRobot } from "../../ui/icons";
import { Section } from "../../ui/section";
import { Time } from "../../ui/time";
import type { ModelTest } from "./admin-model-page";

type DutyCardProps = ModelTest["duties"][number] & {
  /** Whether the model serves whatever its test says. */
  isKnown: boolean;
};

/** One of the things that a model may do: whether it does, and what its test found. */
export function DutyCard({ duty, name, mayServe, figures, testedAt, isKnown }: DutyCardProps) {
  return (
    <Section title={DUTY_NAMES[duty]} hint={verdict({ mayServe, figures, isKnown })}>
      <Facts>
        <Fact name="Done by">
          <ServedBy isModel={mayServe} />
        </Fact>
        <Fact name="Model">{name}</Fact>
        {figures &&
          figureLines(figures).map(([label, value]) => (
            <Fact key={label} name={label}>
              <span className="tabular">{value}</span>
            </Fact>
          ))}
        {testedAt && (
          <Fact name="Tested">
            <Time date={testedAt} format={longDateTime} />
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

function verdict({ mayServe, figures, isKnown }: Pick<DutyCardProps, "mayServe" | "figures" | "isKnown">) {
  if (!figures) return mayServe ? "Not tested." : "Not tested yet, so the built-in assistant does this.";
  const reasons = shortcomings(figures);
  if (reasons.length === 0) return "The model passed its test.";
  return `${reasons.join(" ")} ${isKnown ? "It serves all the same." : "So the built-in assistant does this."}`;
}

function ServedBy({ isModel }: { isModel: boolean }) {
  return isModel ? (
    <Badge mt={2} color="green" leftSection={<IconCheck size={14} aria-hidden />}>
      AI model
    </Badge>
  ) : (
    <Badge mt={2} color="gray" leftSection={<IconRobot size={14} aria-hidden />}>
      Built-in assistant
    </Badge>
  );
}
