import { version } from "../../../package.json";

/** This program's version, as in package.json. */
export const VERSION: string = version;
