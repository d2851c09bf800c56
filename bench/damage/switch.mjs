// Imported by each damaged file, in the server, in the rendering thread and in pages.
const ACTIVE = "%ACTIVE%";
const REACHED = "%REACHED%";
const files = globalThis.process?.getBuiltinModule("node:fs");
const active = files
  ? Number(files.readFileSync(ACTIVE, "utf8"))
  : Number(/damage-(\d+)/.exec(navigator.userAgent)?.[1]);
/** Damages that this test file has reached. `setup.mjs` clears it for the next one. */
globalThis.damagesSeen ??= new Set();
const seen = globalThis.damagesSeen;
let unreported = [];

/** Whether a damage is active. While none is, records that the current test has reached this one. */
export function isDamaged(number) {
  if (active === 0 && !seen.has(number)) note(number);
  return number === active;
}

function note(number) {
  seen.add(number);
  if (files) files.appendFileSync(REACHED, `${process.env.DAMAGED_TEST} ${number}\n`);
  else if (unreported.push(number) === 1) queueMicrotask(reportReached);
}

function reportReached() {
  globalThis.console.debug(`reached ${unreported.join(" ")}`);
  unreported = [];
}
