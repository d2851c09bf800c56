import { restAdminRoutes } from "./admin-rows";
import { restExtensions } from "./extension-rows";
import { restUserRoutes } from "./user-rows";

/** Every documented call, in the order of spec section 7. */
export const documentedRoutes = [...restAdminRoutes, ...restUserRoutes];

/** Every call that is served over REST. */
export const restRoutes = [...documentedRoutes, ...restExtensions];
