/** Whether all is tried that can be; `npm test` tries a sample, so that it answers soon. */
export const isThorough = process.env.EFFORT === "all";

/** How many examples are tried: a sample in `npm test`; all with `npm run test:fuzz`. */
export const examples = ({ sample, all }: { sample: number; all: number }): number =>
  isThorough ? all : sample;
