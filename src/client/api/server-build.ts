import { BUILD_HEADER } from "#shared/domain/build-header";
import { createStore } from "../ui/browser/store";

const isOutdated = createStore(false);
let pageBuild: string | undefined;

/** Sets the build id of this page. Call it before the first request. */
export function setPageBuild(build: string | undefined): void {
  pageBuild = build;
}

export const useOutdated = isOutdated.useValue;

/** A `fetch` that compares the server's build id with this page's. */
export async function fetchNotingBuild(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const build = response.headers.get(BUILD_HEADER);
  if (build && pageBuild && build !== pageBuild) isOutdated.set(true);
  return response;
}
