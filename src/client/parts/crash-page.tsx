import { branding } from "../data/branding";
import classes from "./crash-page.module.css";
import { useDocumentTitle } from "./title";

/** What a fault of ours leaves of a page. Plain elements: it must not need what may have failed. */
export function CrashPage() {
  useDocumentTitle("Something went wrong");
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <p className={classes.name}>{branding.name}</p>
      <h1 className={classes.title}>Something went wrong</h1>
      <p>The page stopped working. What you have saved is safe.</p>
      <button type="button" className={classes.button} onClick={() => location.reload()}>
        Reload
      </button>
    </main>
  );
}
