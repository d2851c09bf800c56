/** Whether every case runs. `npm test` runs a sample to be fast. */
export const isThorough = process.env.EFFORT === "all";

/** The number of examples: `sample` in `npm test`, `all` with `npm run test:fuzz`. */
export const examples = ({ sample, all }: { sample: number; all: number }): number =>
  isThorough ? all : sample;

/** The first cases of a table in `npm test`; all with `EFFORT=all`, as in `npm run test:looks`. */
export const sampled = <Case>(cases: readonly Case[], sample: number): readonly Case[] =>
  isThorough ? cases : cases.slice(0, sample);
