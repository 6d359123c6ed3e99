/** Brand artwork in the member area: deferred pictures cause no layout shift, are not loaded for visitors, and are left out in print and in forced colors. */
import type { Page } from 'playwright/test';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const filled = brandWhere(({ theme, messageCenter }) => theme.header === 'band' && messageCenter);

const PICTURES = /\/(?:masthead|drawings)\.[0-9a-f]{10}\.svg$/;

const shownBy = (page: Page, selector: string, pseudo: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const { content, backgroundImage } = getComputedStyle(element, part);
      return content === 'none' ? 'nothing' : backgroundImage;
    }, pseudo);

test(
  'drawings in the masthead and in empty lists load after sign-in without a layout shift, and are hidden in print and forced colors',
  LONG_RUN,
  async ({ page, at, openAs }) => {
    const requested = new Map<string, string>();
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (PICTURES.test(pathname))
        requested.set(pathname, (await response.allHeaders())['cache-control'] ?? '');
    });
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(at(filled, '/login/'));
    await page.waitForLoadState('networkidle');
    expect(requested.size).toBe(0);

    await openAs('nora', filled);
    const empty = page.locator('#messages-panel .drawn');
    await expect(empty).toBeVisible();
    await expect
      .poll(() => [...requested.values()])
      .toEqual(Array(2).fill(expect.stringContaining('immutable')));
    // Only the content below the first panel may move, because the panel gets shorter without items.
    await recordShifts(page);
    await page.reload();
    await expect(empty).toBeVisible();
    await page.waitForLoadState('networkidle');
    const moved = (await recordedShifts(page)).flatMap((shift) => shift.moved);
    expect(moved.filter((tag) => /masthead|<h1|claims-panel|note/.test(tag))).toEqual([]);

    await expect(page.locator('.masthead')).toHaveCSS('color', 'rgb(255, 255, 255)');
    expect(await shownBy(page, '.masthead', '::before')).toContain('/masthead.');
    expect(await shownBy(page, '.drawn', '::after')).toContain('/drawings.');
    // Beside the text, at least 64 px are free for the drawing.
    const words = await empty.locator('.note-text').boundingBox();
    const note = await empty.boundingBox();
    expect(words && note && note.x + note.width - (words.x + words.width)).toBeGreaterThanOrEqual(64);

    for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
      await page.emulateMedia({ forcedColors: null, media: null, ...media });
      expect(await shownBy(page, '.masthead', '::before')).toBe('nothing');
      expect(await shownBy(page, '.drawn', '::after')).toBe('nothing');
    }
    // A phone is too narrow for a drawing beside the text.
    await page.emulateMedia({ forcedColors: null, media: null });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await shownBy(page, '.masthead', '::before')).toBe('nothing');
  },
);
