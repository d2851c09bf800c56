// What each damaged file asks, in the server, in the thread that renders and in a page.
const ACTIVE = "%ACTIVE%";
const REACHED = "%REACHED%";
const files = globalThis.process?.getBuiltinModule("node:fs");
const active = files
  ? Number(files.readFileSync(ACTIVE, "utf8"))
  : Number(/damage-(\d+)/.exec(navigator.userAgent)?.[1]);
const seen = new Set();

/** Whether that damage is the one that is done now. While none is, it is noted which test has come here. */
export function isDamaged(number) {
  if (active === 0) note(number);
  return number === active;
}

function note(number) {
  const test = globalThis.process?.env.DAMAGED_TEST;
  const line = `${test} ${number}`;
  if (seen.has(line)) return;
  seen.add(line);
  if (files) files.appendFileSync(REACHED, `${line}\n`);
  else globalThis.console.debug(`reached ${number}`);
}
