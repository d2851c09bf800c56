import { restAdminRoutes } from "./admin-rows";
import { restExtensions } from "./extension-rows";
import type { RestRoute } from "./row";
import { restUserRoutes } from "./user-rows";

/** The calls by the tables they stand in. */
export const TABLES: readonly { tag: string; description: string; routes: readonly RestRoute[] }[] = [
  { tag: "Admins", description: "The calls of the admin portal.", routes: restAdminRoutes },
  {
    tag: "Participants and visitors",
    description: "The calls of those who answer.",
    routes: restUserRoutes,
  },
  {
    tag: "Extensions",
    description: "Calls beyond the documented ones, for scripts that do what the admin's screens can.",
    routes: restExtensions,
  },
];

/** Every documented call, in the order of spec section 7. */
export const documentedRoutes = [...restAdminRoutes, ...restUserRoutes];

/** Every call that is served over REST. */
export const restRoutes = [...documentedRoutes, ...restExtensions];
