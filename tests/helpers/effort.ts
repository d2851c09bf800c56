/** Whether all is tried that can be; `npm test` tries a sample, so that it answers soon. */
export const isThorough = process.env.EFFORT === "all";

/** How many examples are tried: a sample in `npm test`; all with `npm run test:fuzz`. */
export const examples = ({ sample, all }: { sample: number; all: number }): number =>
  isThorough ? all : sample;

/** The first cases of a table in `npm test`; all of them with `EFFORT=all`, as in `npm run test:looks`. */
export const sampled = <Case>(cases: readonly Case[], sample: number): readonly Case[] =>
  isThorough ? cases : cases.slice(0, sample);
