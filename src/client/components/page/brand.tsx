import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { branding } from "../../api/branding";
import classes from "./brand.module.css";

/** The organization's logo, or our mark with its name, as a link to the start page. */
export const Brand = memo(function Brand({ to = "/" }: { to?: "/" | "/admin/dashboard" }) {
  return (
    <Link to={to} className={classes.brand}>
      {branding.logoUrl ? (
        <img src={branding.logoUrl} alt={branding.name} className={classes.logo} />
      ) : (
        <>
          <BrandMark />
          <span className={classes.name}>{branding.name}</span>
        </>
      )}
    </Link>
  );
});

function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className={classes.mark}>
      <path d="M9 3h14a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-6.5L10 29.2V24H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6Z" />
      <path d="m10.5 13.8 3.8 3.8 7.2-7.6" className={classes.check} />
    </svg>
  );
}
