import { restAdminRoutes } from "./admin-routes";
import { restExtensions } from "./extension-routes";
import type { RestRoute } from "./route";
import { restUserRoutes } from "./user-routes";

/** All calls, by the sections of the documentation. */
export const TABLES: readonly { tag: string; description: string; routes: readonly RestRoute[] }[] = [
  { tag: "Admins", description: "Calls of the admin portal.", routes: restAdminRoutes },
  {
    tag: "Participants and visitors",
    description: "Calls for people who take assessments.",
    routes: restUserRoutes,
  },
  {
    tag: "Extensions",
    description: "Additional calls for scripts that do what the admin screens do.",
    routes: restExtensions,
  },
];

/** The calls of docs/api.md. */
export const documentedRoutes = [...restAdminRoutes, ...restUserRoutes];

export const restRoutes = [...documentedRoutes, ...restExtensions];
