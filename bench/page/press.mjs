const PRESSES = 4;
const FINGER = 80;
/** How long a person reads before they press, in milliseconds. A shorter pause would make it a double tap. */
const READING = 600;

/**
 * Milliseconds from the end of a press to the frame that shows its result, on a phone with a fast network. `next` are
 * presses of Next in the form, `quickReply` are quick replies in the chat. The example's second to fifth question have
 * quick replies, so `inChat` has answered the first.
 * @returns {Promise<{ next: number[], quickReply: number[] }>}
 */
export async function presses(browser, { site, inForm, inChat, phone, slower }) {
  return {
    next: await visit(`/assessment/${inForm.id}/start?q=1`, inForm, pressNext),
    quickReply: await visit(`/assessment/${inChat.id}/chat`, inChat, pressReply),
  };

  async function visit(path, participant, press) {
    const context = await browser.newContext(phone);
    const [name, value] = participant.cookie.split("=");
    await context.addCookies([{ name, value, url: site }]);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.goto(site + path, { waitUntil: "networkidle" });
    const times = [];
    while (times.length < PRESSES) times.push(await press(page, times.length));
    await context.close();
    return times;
  }
}

/** Answers the question on screen, then presses Next. Returns how long the next question took. */
async function pressNext(page) {
  const choice = page.locator("main label:has([type=radio])");
  const field = page.locator("main textarea");
  await choice.or(field).first().waitFor();
  if (await field.isVisible()) await field.fill("A sentence that is long enough to be an answer.");
  else await choice.first().click();
  if (!(await field.isVisible()))
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
  const before = await page.locator("main h2").first().textContent();
  return timed(page, page.getByRole("button", { name: "Next", exact: true }), before, (text) => {
    const now = document.querySelector("main h2")?.textContent;
    return now !== undefined && now !== text;
  });
}

/** Presses a quick reply. Returns how long it took to appear in the conversation. */
async function pressReply(page) {
  const button = page.getByRole("group", { name: /Quick/ }).getByRole("button").first();
  await button.waitFor();
  const count = await page.locator("[data-message]").count();
  return timed(page, button, count, (had) => document.querySelectorAll("[data-message]").length > had);
}

/** Taps the button. Returns the time until a frame in which `isShown(seen)` is true. */
async function timed(page, button, seen, isShown) {
  await page.waitForTimeout(READING);
  await button.scrollIntoViewIfNeeded();
  // As text, because the page's content security policy forbids creating functions from strings.
  const done = page.evaluate(`(${watch})(() => (${isShown})(${JSON.stringify(seen)}))`);
  await tap(page, await button.boundingBox());
  return done;
}

/** Taps like a finger. Playwright's tap releases immediately and makes the page hit-test twice. */
async function tap(page, { x, y, width, height }) {
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(FINGER);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await cdp.detach();
}

/**
 * Runs in the page. The browser reports the time from the press to the next frame (Event Timing, rounded to 8 ms). That
 * frame must show the expected result.
 */
function watch(isShown) {
  return new Promise((resolve, reject) => {
    const MIN_DURATION = 16;
    const startedAt = performance.now();
    let shown = Infinity;
    new MutationObserver((_, observer) => {
      if (!isShown()) return;
      observer.disconnect();
      shown = performance.now();
      // The browser doesn't report presses that are faster than its minimum.
      setTimeout(resolve, 1_000, MIN_DURATION);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list, observer) => {
      const press = list
        .getEntries()
        .find(({ name, startTime }) => name === "click" && startTime > startedAt);
      if (!press) return;
      observer.disconnect();
      if (shown <= press.processingEnd) resolve(press.duration);
      else reject(new Error("What the press was for was not in the picture after it."));
    }).observe({ type: "event", durationThreshold: MIN_DURATION });
  });
}
