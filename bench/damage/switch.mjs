// What each damaged file asks, in the server, in the thread that renders and in a page.
const ACTIVE = "%ACTIVE%";
const REACHED = "%REACHED%";
const files = globalThis.process?.getBuiltinModule("node:fs");
const active = files
  ? Number(files.readFileSync(ACTIVE, "utf8"))
  : Number(/damage-(\d+)/.exec(navigator.userAgent)?.[1]);
/** What this test file has come to: `setup.mjs` empties it for the next one. */
globalThis.damagesSeen ??= new Set();
const seen = globalThis.damagesSeen;
let untold = [];

/** Whether that damage is the one that is done now. While none is, it is noted which test has come here. */
export function isDamaged(number) {
  if (active === 0 && !seen.has(number)) note(number);
  return number === active;
}

function note(number) {
  seen.add(number);
  if (files) files.appendFileSync(REACHED, `${process.env.DAMAGED_TEST} ${number}\n`);
  else if (untold.push(number) === 1) queueMicrotask(tell);
}

function tell() {
  globalThis.console.debug(`reached ${untold.join(" ")}`);
  untold = [];
}
