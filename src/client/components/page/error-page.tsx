import { branding } from "../../api/branding";
import { referenceText } from "../../ui/feedback/errors";
import classes from "./error-page.module.css";
import { useDocumentTitle } from "./page-title";

/** The page after an unexpected error. Plain HTML, so that it doesn't depend on a part that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  useDocumentTitle("Something went wrong");
  const reference = referenceText(error);
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <p className={classes.name}>{branding.name}</p>
      <h1 className={classes.title}>Something went wrong</h1>
      <p>This page stopped working. Your saved work is safe.</p>
      {reference && <p>{reference}</p>}
      <button type="button" className={classes.button} onClick={() => location.reload()}>
        Reload
      </button>
    </main>
  );
}
