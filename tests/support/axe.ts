/** Finds axe violations on the current page. Finishes animations first, because a color in transition is not a violation. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** The minified axe. AxeBuilder injects a script of twice the size by default, and every check parses the script again. */
const MINIFIED = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const endMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const motion of document.getAnimations())
      if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
  });

/** @param part selector to limit the check @returns each violation as rule and markup */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  await endMotion(page);
  // Legacy mode runs in the page itself, which takes half as long as the default mode. It cannot check frames from
  // other origins, but there are none.
  const axe = new AxeBuilder({ page, axeSource: MINIFIED })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** @param what names the check in the failure message, for tests that check more than once */
export async function expectAccessible(
  page: Page,
  what = 'errors that axe finds',
  part?: string,
): Promise<void> {
  expect(await accessibilityFaults(page, part), what).toEqual([]);
}

/** Violations that axe finds in the member area, and an error if a narrow page scrolls sideways. */
export async function faultsOfView(page: Page): Promise<string[]> {
  const violations = await accessibilityFaults(page, '#member');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [...violations, 'too wide'] : violations;
}
