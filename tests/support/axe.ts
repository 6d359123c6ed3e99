/** What axe finds on a page as it stands, with every motion at its end: a colour half way is nobody's fault. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const endMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  });

/** @param part a selector: only what is in it @returns each fault as its rule and the markup that breaks it */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  await endMotion(page);
  // Legacy mode runs in the page itself: no frame of another origin is in it, and it takes half the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** @param what said when it fails, for a test that looks more than once */
export async function expectAccessible(
  page: Page,
  what = 'faults that axe finds',
  part?: string,
): Promise<void> {
  expect(await accessibilityFaults(page, part), what).toEqual([]);
}

/** What axe finds in the member area, and whether a narrow page scrolls sideways. */
export async function faultsOfView(page: Page): Promise<string[]> {
  const found = await accessibilityFaults(page, '#member');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [...found, 'too wide'] : found;
}
