/** Response header that tells pages which client build the server has. */
export const BUILD_HEADER = "x-askwell-build";
