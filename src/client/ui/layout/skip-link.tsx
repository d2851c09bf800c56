import classes from "./skip-link.module.css";

/** The first stop of the Tab key: past the header, to the page's content. */
export function SkipLink() {
  return (
    <a className={classes.link} href="#main">
      Skip to main content
    </a>
  );
}
