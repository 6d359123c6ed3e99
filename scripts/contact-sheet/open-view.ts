/** Opens the views of `member-views.ts` in a browser, without reloading the page if possible. */
import type { Page } from 'playwright';
import type { View } from './member-views.ts';

/** The time limit for each wait. Opening a view takes about a second while other processes run. */
const LIMIT_MS = 15_000;
/** Placeholders of parts that are still loading. */
const BUSY = 'main .skeleton, main [aria-busy=true]';
/** Marks the heading of the previous view, which stays until the next view's chunk has loaded. */
const BEFORE = 'data-before';

async function goTo(page: Page, origin: string, at: string): Promise<void> {
  const next = new URL(at, origin);
  const now = new URL(page.url() === 'about:blank' ? origin : page.url());
  const isSameDocument = now.origin === next.origin && now.pathname === next.pathname && next.hash !== '';
  if (!isSameDocument) await page.goto(next.href);
  else if (now.hash === next.hash) await page.reload();
  else {
    await page.evaluate(
      ({ hash, before }) => {
        for (const heading of document.querySelectorAll('#member h1')) heading.setAttribute(before, '');
        window.location.hash = hash;
      },
      { hash: next.hash, before: BEFORE },
    );
    // Waits until the marked headings are removed or hidden. A nested view only hides the headings of its parent view.
    await page.waitForFunction(
      (before) => [...document.querySelectorAll(`[${before}]`)].every((part) => !part.checkVisibility()),
      BEFORE,
      { timeout: LIMIT_MS },
    );
  }
}

/** Waits until nothing is loading and ends all animations, so that the picture shows no half-faded view. */
export async function settle(page: Page, shows: string): Promise<void> {
  await page.locator(shows).first().waitFor({ timeout: LIMIT_MS });
  await page.waitForFunction(
    (busy) => [...document.querySelectorAll(busy)].every((part) => !part.checkVisibility()),
    BUSY,
    { timeout: LIMIT_MS },
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const motion of document.getAnimations())
      if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  });
}

/** @param origin origin of a brand's site @throws Error if the view does not show the expected element */
export async function openView(page: Page, origin: string, { at, press = [], shows }: View): Promise<void> {
  if (at !== '') {
    await goTo(page, origin, at);
    await settle(page, 'main');
  }
  for (const target of press) {
    await page.locator(target).first().click({ timeout: LIMIT_MS });
    await settle(page, 'main');
  }
  await settle(page, shows);
}
