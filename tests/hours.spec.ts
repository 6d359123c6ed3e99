/**
 * The page shows whether customer service is open now, and when it opens next. Both depend on the page's clock and the
 * brand's time zone.
 */
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const weekdaysFrom = (timeZone: string) =>
  brandWhere(
    ({ hours }) => hours.timeZone === timeZone && hours.opens === '08:00' && hours.days.length === 5,
  );

const central = weekdaysFrom('America/Chicago');
const pacific = weekdaysFrom('America/Los_Angeles');

test(
  'the page says in its own language whether customer service is open, and when customer service opens next',
  LONG_RUN,
  async ({ page, at }) => {
    for (const [moment, brand, says] of [
      ['2026-11-20T14:00:00Z', central, 'Open now'], // Friday at opening time, 8 AM
      ['2026-11-20T13:59:00Z', central, 'Closed now. Opens Friday at 8 AM CT'],
      ['2026-11-21T02:00:00Z', central, 'Closed now. Opens Monday at 8 AM CT'], // Friday at closing time
      ['2026-11-24T14:30:00Z', pacific, 'Closed now. Opens Tuesday at 8 AM PT'], // 6:30 AM in Pacific time
    ] as const) {
      await page.clock.setFixedTime(new Date(moment));
      await page.goto(at(brand));
      await expect(page.locator('.help .open-now')).toHaveText(says);
    }
    await test.step('a page that is loaded before opening time shows "Open now" after opening time', async () => {
      await page.clock.setFixedTime(new Date('2026-11-20T13:59:30Z'));
      await page.goto(at(central));
      await expect(page.locator('.help .open-now')).toHaveText('Closed now. Opens Friday at 8 AM CT');
      await page.clock.setFixedTime(new Date('2026-11-20T14:00:30Z'));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.locator('.help .open-now')).toHaveText('Open now');
    });
    await page.clock.setFixedTime(new Date('2026-11-21T18:00:00Z'));
    await page.goto(at(central, '/es/login/'));
    await expect(page.locator('.help .open-now').first()).toHaveText(
      'Cerrado ahora. Abre el lunes a las 8 a. m., hora del Centro',
    );
  },
);
