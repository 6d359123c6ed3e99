/** Insurance cards of a plan: on the screen, on paper at their true size, and as an image (spec 001 §§2, 3). */
import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from 'playwright/test';
import { sampleOne } from '../scripts/test/sample.ts';
import { accessibilityFaults, faultsOfView } from './support/axe.ts';
import { brandWhere, expect, test, unlikeBrands } from './support/portal.ts';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');
const PLANS = '/login/#/claims/healthPlans';

const section = (page: Page) => page.getByRole('region', { name: 'Insurance card' }).first();
const front = (page: Page) => section(page).getByRole('figure', { name: /^Front of the card/ });
const back = (page: Page) => section(page).getByRole('figure', { name: /^Back of the card/ });
const whose = (page: Page) => section(page).getByLabel('Card of', { exact: true });

async function showCard(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Show insurance card' }).click();
  await expect(front(page).locator('svg')).toBeVisible();
}

test('front and back of each member on the plan', async ({ page, openAs }) => {
  await openAs('maria', brand, PLANS);
  await showCard(page);
  const text = front(page).locator('svg');
  await expect(text).toContainText(brand.name);
  await expect(text).toContainText('Maria Delgado');
  await expect(text).toContainText('Community Choice PPO 1500');
  await expect(text).not.toContainText('Subscriber');
  await expect(back(page).locator('svg')).toContainText('Member services');
  await expect(back(page).locator('svg')).toContainText('1-800-555-');
  await expect(whose(page).getByRole('option')).toHaveCount(4);
  await whose(page).selectOption('Leo Delgado');
  await expect(front(page)).toHaveAccessibleName('Front of the card of Leo Delgado');
  await expect(text).toContainText('Leo Delgado');
  await expect(text).toContainText('Subscriber');
  // The same words for screen readers, which the picture is hidden from.
  await expect(front(page).getByRole('term').filter({ hasText: 'Member ID' })).toHaveCount(1);
  expect(await accessibilityFaults(page, '#member')).toEqual([]);
  expect(page.url()).not.toContain('Leo');
});

test('no text of a card leaves it', async ({ page, openAs }) => {
  await openAs('maria', brand, PLANS);
  await showCard(page);
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

test('a plan that has ended has no card', async ({ page, openAs }) => {
  await openAs('maria', brand, PLANS);
  await page.getByRole('radio', { name: /^Previous plans/ }).check();
  await expect(page.getByRole('region', { name: 'Plan details' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Insurance card' })).toHaveCount(0);
});

test('saved as an image on the device: nothing is sent', async ({ page, openAs }) => {
  await openAs('maria', brand, PLANS);
  await showCard(page);
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
    await expect(section(page).getByRole('status')).toHaveText('The image is in your downloads.');
  }
  expect(sent).toEqual([]);
});

test('on paper: the card alone, 85.6 by 54 mm, both sides', async ({ page, openAs }) => {
  // Printing must not end at once, so that the page can be read as paper.
  await page.addInitScript(() => Reflect.set(window, 'print', () => {}));
  await openAs('maria', brand, PLANS);
  await showCard(page);
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

test('the card’s phone numbers fail: says so, and loads again', async ({
  page,
  retryAfterRepair,
  openFailing,
}) => {
  const who = await openFailing('member/v1/idCardHelp', brand, PLANS);
  await section(page).getByRole('button', { name: 'Show insurance card' }).click();
  await retryAfterRepair(who, section(page), 'We could not load the insurance card.');
  await expect(front(page).locator('svg')).toBeVisible();
});

for (const one of sampleOne(unlikeBrands, 'insurance cards'))
  test(`${one.code}: cards fit 320 px and pass axe, also in the dark`, async ({ page, openAs }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAs('maria', one, PLANS);
    await showCard(page);
    expect(await faultsOfView(page)).toEqual([]);
  });

test('in Spanish, with the keyboard alone', async ({ page, openAs }) => {
  await openAs('daniel', brand, `/es${PLANS}`);
  const show = page.getByRole('button', { name: 'Mostrar la tarjeta del seguro' });
  await show.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('figure', { name: 'Frente de la tarjeta de Daniel Delgado' });
  await expect(card.locator('svg')).toContainText('Número de miembro');
  await expect(page.getByRole('button', { name: 'Ocultar la tarjeta del seguro' })).toBeFocused();
});
