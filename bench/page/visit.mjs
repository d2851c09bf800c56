/** A phone's viewport without its browser's bars, and how many times slower it is than this machine. */
export const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
export const SLOWER = 4;
/** Slow 4G: round-trip time in milliseconds, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** A page is loaded when nothing was transferred for this time, in milliseconds. */
const REST = 1_500;

/**
 * One visit in a fresh browser context, until the page is loaded.
 * @returns {Promise<{ paint: number, usable: number, shift: number, requests: number, bytes: number,
 *   scriptBytes: number, scripts: { url: string, bytes: number }[] }>} times in milliseconds from the navigation
 */
export async function measureVisit(browser, { url, control, participant, isPlain = false }) {
  const context = await browser.newContext(PHONE);
  try {
    if (participant) {
      const [name, value] = participant.cookie.split("=");
      await context.addCookies([{ name, value, url: new URL(url).origin }]);
    }
    const page = await context.newPage();
    await page.addInitScript(watch, { control, isPlain });
    const wire = await wiretap(context, page);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => globalThis.seen?.usable !== undefined, undefined, {
      polling: 100,
      timeout: 60_000,
    });
    await wire.isQuiet();
    return { ...(await page.evaluate(() => globalThis.seen)), ...wire.sums() };
  } finally {
    await context.close();
  }
}

/** Records all requests and slows the page down to a phone's network and processor. */
async function wiretap(context, page) {
  const cdp = await context.newCDPSession(page);
  const requests = new Map();
  let last = Date.now();
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith("data:")) requests.set(requestId, { url: request.url, type, bytes: 0 });
    last = Date.now();
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const found = requests.get(requestId);
    if (found) found.bytes = encodedDataLength;
    last = Date.now();
  });
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return {
    async isQuiet() {
      while (Date.now() - last < REST) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    sums() {
      const all = [...requests.values()];
      const scripts = all.filter(({ type }) => type === "Script");
      const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
      return { requests: all.length, bytes: sum(all), scriptBytes: sum(scripts), scripts };
    },
  };
}

/** Runs in the page before its scripts. Usable means that the control exists and is hydrated. */
function watch({ control, isPlain }) {
  const seen = { paint: 0, shift: 0, usable: undefined };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const isTaken = (element) => isPlain || Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const look = () => {
    const element = document.querySelector(control);
    if (element && !element.disabled && isTaken(element)) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
