import { restAdminRoutes } from "./rest-admin-routes";
import { restExtensions } from "./rest-extensions";
import { restUserRoutes } from "./rest-user-routes";

/** Every documented call, in the order of spec section 7. */
export const documentedRoutes = [...restAdminRoutes, ...restUserRoutes];

/** Every call that is served over REST. */
export const restRoutes = [...documentedRoutes, ...restExtensions];
