/** How many examples are tried: a sample in `npm test`, so that it answers soon; all with `npm run test:fuzz`. */
export const examples = ({ sample, all }: { sample: number; all: number }): number =>
  process.env.EFFORT === "all" ? all : sample;
