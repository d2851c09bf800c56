/** How many milliseconds of processor time something takes: what else the machine does meanwhile does not count. */
export function spentOn(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
