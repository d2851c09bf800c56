/** What a list puts before each of its lines. */
const BULLET = /^\s*[•·▪▫◦‣⁃●○■□–—*-]\s+/u;

/** What was copied from a list or a table, as options: without bullets, where every line has one, and without tabs. */
export function asOptions(pasted: string): string {
  const lines = pasted.split("\n");
  const isList = lines.every((line) => line.trim() === "" || BULLET.test(line));
  return lines.map((line) => (isList ? line.replace(BULLET, "") : line).replace(/\t+/g, " ")).join("\n");
}
