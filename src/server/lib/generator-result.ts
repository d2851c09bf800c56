/** What a generator returns in the end; what it yields is left aside. */
export async function generatorResult<Result>(source: AsyncGenerator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = await source.next();
    if (step.done) return step.value;
  }
}
