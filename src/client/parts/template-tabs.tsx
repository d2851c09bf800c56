import { Link } from "@tanstack/react-router";
import pageLink from "./page-link.module.css";
import classes from "./template-tabs.module.css";

/** The pages of one template. */
export function TemplateTabs({ assessmentId }: { assessmentId: number }) {
  const shared = {
    params: { assessmentId },
    className: pageLink.link,
    activeProps: { "aria-current": "page" },
  } as const;
  return (
    <nav aria-label="Template" className={classes.tabs}>
      <Link to="/admin/templates/$assessmentId/questions" {...shared}>
        Questions
      </Link>
      <Link to="/admin/templates/$assessmentId/scoring" {...shared}>
        Scoring
      </Link>
      <Link to="/admin/templates/$assessmentId/advice" {...shared}>
        Advice
      </Link>
    </nav>
  );
}
