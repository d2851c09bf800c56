/** The header by which each call says which build of the pages the server has. */
export const BUILD_HEADER = "x-askwell-build";
