import { Link, linkOptions, useLocation } from "@tanstack/react-router";
import pageLink from "../../parts/page-link.module.css";

const LINKS = [
  { label: "Dashboard", link: linkOptions({ to: "/admin/dashboard" }) },
  { label: "Users", link: linkOptions({ to: "/admin/users" }) },
  { label: "Assessments", link: linkOptions({ to: "/admin/assessments" }) },
  { label: "Templates", link: linkOptions({ to: "/admin/templates" }) },
];

/**
 * The four places of the portal; the present one carries aria-current.
 * @param props.onSamePage called when a link leads to where one is
 */
export function NavLinks({ onSamePage }: { onSamePage?: () => void }) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return LINKS.map(({ label, link }) => (
    <Link
      key={label}
      {...link}
      className={pageLink.link}
      activeProps={{ "aria-current": "page" }}
      onClick={here === link.to ? onSamePage : undefined}
    >
      {label}
    </Link>
  ));
}
