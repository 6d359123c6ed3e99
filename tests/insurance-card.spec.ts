/** Member ID cards of a plan: axe, print at true size, and saving as images (spec 001 §§2, 3). Contents: `id-card.test.tsx`. */
import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from 'playwright/test';
import { faultsOfView } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');
const PLANS = '/login/#/claims/healthPlans';

const section = (page: Page) => page.getByRole('region', { name: 'Member ID card' }).first();
const front = (page: Page) => section(page).getByRole('figure', { name: /^Front of the card/ });
const back = (page: Page) => section(page).getByRole('figure', { name: /^Back of the card/ });

async function showCard(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Show member ID card' }).click();
  await expect(front(page).locator('svg')).toBeVisible();
}

test(
  'both sides of the member ID card can be saved as images without a request, and are printed at true size on a page of their own',
  LONG_RUN,
  async ({ page, openAs }) => {
    // Printing must not end immediately, so that the printed page can be read.
    await page.addInitScript(() => Reflect.set(window, 'print', () => {}));
    await openAs('maria', brand, PLANS);
    await showCard(page);
    await test.step('no text overflows a card', async () => {
      for (const side of [front(page), back(page)]) {
        const over = await side.locator('svg').evaluate((svg) => {
          const card = svg.getBoundingClientRect();
          return [...svg.querySelectorAll('text')]
            .filter((text) => {
              const box = text.getBoundingClientRect();
              return box.right > card.right || box.bottom > card.bottom || box.left < card.left;
            })
            .map((text) => text.textContent);
        });
        expect(over).toEqual([]);
      }
    });
    await test.step('each side of the card is saved as an image without a network request', async () => {
      await page.waitForLoadState('networkidle');
      const sent: string[] = [];
      page.on('request', (request) => void (request.url().startsWith('blob:') || sent.push(request.url())));
      for (const side of ['front', 'back'] as const) {
        const download = page.waitForEvent('download');
        await section(page)
          .getByRole('button', { name: `Save the ${side} as an image` })
          .click();
        const file = await download;
        expect(file.suggestedFilename()).toBe(`insurance-card-${side}.png`);
        const image = imageSize(await readFile(await file.path()));
        expect(image).toMatchObject({ type: 'png', width: 1712, height: 1080 });
        await expect(section(page).getByRole('status').last()).toHaveText('Saved to your downloads.');
      }
      expect(sent).toEqual([]);
    });
    await test.step('the card fits 320 px, and passes axe in light and dark mode', async () => {
      expect(await faultsOfView(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faultsOfView(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    });
    await test.step('the card has its true size on a phone in landscape', async () => {
      const widthOf = async () => (await front(page).locator('svg').boundingBox())?.width ?? 0;
      await page.setViewportSize({ width: 844, height: 390 });
      expect(await widthOf()).toBeCloseTo(522, 0);
      await page.setViewportSize({ width: 320, height: 640 });
    });
    await test.step('the printed card shows both sides at 85.6 by 54 mm, without the rest of the page', async () => {
      await section(page).getByRole('button', { name: 'Print this card' }).click();
      await page.emulateMedia({ media: 'print' });
      const sides = page.locator('.card-sheet svg');
      await expect(sides).toHaveCount(2);
      const MM = 96 / 25.4;
      for (const side of await sides.all()) {
        const box = await side.boundingBox();
        expect((box?.width ?? 0) / MM).toBeCloseTo(85.6, 1);
        expect((box?.height ?? 0) / MM).toBeCloseTo(54, 1);
      }
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
      const { text, totalPages } = await extractText(pdf);
      expect(totalPages).toBe(1);
      const words = text.join(' ').replaceAll(/\s+/g, ' ');
      for (const expected of ['Maria Delgado', 'Member services', brand.name, 'Print at 100%'])
        expect(words).toContain(expected);
      expect(words).not.toContain('Documents');
    });
  },
);
