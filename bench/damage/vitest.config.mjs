import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vite.config.ts";

/** The tests as ever, with one more setup; those of the sources' texts would see the switches in them. */
export default defineConfig((env) =>
  mergeConfig(base(env), {
    root: process.cwd(),
    test: { setupFiles: ["./bench/damage/setup.mjs"], exclude: ["tests/architecture/**"] },
  }),
);
