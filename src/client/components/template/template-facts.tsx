import { askedText, type Effort, minutesText } from "#shared/domain/questions/effort";
import { IconClock, IconListDetails, IconSparkles } from "../../ui/layout/icons";
import classes from "./template-facts.module.css";

/** How much a template asks of participants, and what they get. */
export function TemplateFacts({ asked, minutes }: Effort) {
  return (
    <ul className={classes.facts}>
      <li>
        <IconListDetails size={20} aria-hidden />
        {askedText({ asked })}
      </li>
      <li>
        <IconClock size={20} aria-hidden />
        About {minutesText({ minutes })}
      </li>
      <li>
        <IconSparkles size={20} aria-hidden />
        Instant results
      </li>
    </ul>
  );
}
