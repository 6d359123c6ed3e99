/** Whether customer service answers now, and when it next does, by the page's clock and the brand's time zone. */
import { brandWhere, expect, test } from './support/portal.ts';

const weekdaysFrom = (timeZone: string) =>
  brandWhere(
    ({ hours }) => hours.timeZone === timeZone && hours.opens === '08:00' && hours.days.length === 5,
  );

const central = weekdaysFrom('America/Chicago');
const pacific = weekdaysFrom('America/Los_Angeles');

for (const [moment, brand, says] of [
  ['2026-11-20T14:00:00Z', central, 'Open now'], // Friday at eight
  ['2026-11-20T13:59:00Z', central, 'Closed now. Opens Friday at 8 AM CT'],
  ['2026-11-21T02:00:00Z', central, 'Closed now. Opens Monday at 8 AM CT'], // Friday at closing time
  ['2026-11-22T18:00:00Z', central, 'Closed now. Opens Monday at 8 AM CT'],
  ['2026-11-24T14:30:00Z', central, 'Open now'],
  ['2026-11-24T14:30:00Z', pacific, 'Closed now. Opens Tuesday at 8 AM PT'], // half past six there
] as const) {
  test(`at ${moment} the ${brand.code} home page says '${says}'`, async ({ page, at }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(at(brand));
    await expect(page.locator('.help .open-now')).toHaveText(says);
  });
}

test('in Spanish too', async ({ page, at }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T18:00:00Z'));
  await page.context().addCookies([{ name: 'language', value: 'es', url: at(central) }]);
  await page.goto(at(central, '/login/'));
  await expect(page.locator('.help .open-now').first()).toHaveText(
    'Cerrado ahora. Abre el lunes, 8 a. m., hora del Centro',
  );
});
