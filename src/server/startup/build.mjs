// `npm run build`
import { build } from "./build-if-stale.mjs";

build();
