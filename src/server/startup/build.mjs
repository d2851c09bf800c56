// npm run build: the pages, the program that renders them, and the server.
import { build } from "./build-if-stale.mjs";

build();
