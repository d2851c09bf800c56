import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vite.config.ts";

/** Runs the normal tests with another setup file, except those that read the sources and so would see the switches. */
export default defineConfig((env) =>
  mergeConfig(base(env), {
    root: process.cwd(),
    test: { setupFiles: ["./bench/damage/setup.mjs"], exclude: ["tests/architecture/**"] },
  }),
);
