/** Runs a generator to the end and returns its return value. Yielded values are ignored. */
export async function generatorResult<Result>(source: AsyncGenerator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = await source.next();
    if (step.done) return step.value;
  }
}
