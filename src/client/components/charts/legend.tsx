import classes from "./legend.module.css";

/** Explains the light and dark parts of a chart. */
export const Legend = ({ light, dark }: { light: string; dark: string }) => (
  <p className={classes.legend} aria-hidden>
    <span className={classes.key}>
      <span className={classes.light} /> {light}
    </span>
    <span className={classes.key}>
      <span className={classes.value} /> {dark}
    </span>
  </p>
);
