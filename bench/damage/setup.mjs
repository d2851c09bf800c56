// Runs before each test file of the damaged copy: sets the current test, tells browsers the active damage, and records
// which damages pages have reached.
import { appendFileSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { expect } from "vitest";

const ACTIVE = "%ACTIVE%";
const REACHED = "%REACHED%";

// Set immediately instead of before the first test, because a file's imports run code, too.
process.env.DAMAGED_TEST = expect.getState().testPath;
globalThis.damagesSeen?.clear();

if (!chromium.isPrepared) {
  chromium.isPrepared = true;
  const launch = chromium.launch.bind(chromium);
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 damage-${readFileSync(ACTIVE, "utf8")}`;
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (of) => {
      const context = await newContext({ ...of, userAgent });
      return context.on("console", (message) => {
        const [, numbers] = /^reached ([\d ]+)$/.exec(message.text()) ?? [];
        const lines = numbers?.split(" ").map((number) => `${process.env.DAMAGED_TEST} ${number}\n`);
        if (lines) appendFileSync(REACHED, lines.join(""));
      });
    };
    return browser;
  };
}
