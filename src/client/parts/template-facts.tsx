import type { PublicTemplate } from "#shared/contracts/templates";
import { minutesText } from "#shared/domain/duration";
import { IconClock, IconListDetails, IconSparkles } from "../ui/icons";
import { plural } from "../ui/plural";
import classes from "./template-facts.module.css";

/** What somebody lets themselves in for, and what they get for it. */
export function TemplateFacts({ questionCount, minutes }: Pick<PublicTemplate, "questionCount" | "minutes">) {
  return (
    <ul className={classes.facts}>
      <li>
        <IconListDetails size={20} aria-hidden />
        {plural(questionCount, "question")}
      </li>
      <li>
        <IconClock size={20} aria-hidden />
        About {minutesText(minutes)}
      </li>
      <li>
        <IconSparkles size={20} aria-hidden />
        Your results at once
      </li>
    </ul>
  );
}
