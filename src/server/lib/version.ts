import { version } from "../../../package.json";

/** Version from package.json. */
export const VERSION: string = version;
