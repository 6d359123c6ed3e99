/** A reload of 'Find your plan' restores the zip code and its result without any interaction (decisions/visitors#a-reload-recalls-the-zip-code). */
import type { Page } from 'playwright/test';
import { sampleOne, LONG_RUN } from '../scripts/test/sample.ts';
import { recordedShifts, recordShifts, slowProcessor } from './support/layout-shift.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const brand = brandWhere(({ code, brandsByState }) => brandsByState['MN']?.[0] === code);
const PAGE = '/find-your-plan/';
const TWO_COUNTIES = '55044';

const zipField = (page: Page) => page.locator('#zip-code');
const answer = (page: Page) => page.locator('#zip-answer');

async function ask(page: Page): Promise<void> {
  await page.getByLabel('Who needs the plan?').selectOption('People with Medicare');
  await page.getByLabel('Your zip code').fill(TWO_COUNTIES);
  await page.getByLabel('Your zip code').press('Enter');
  await answer(page).getByRole('radio', { name: 'Scott County' }).check();
  await answer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(answer(page)).toContainText(`Zip code ${TWO_COUNTIES}, Scott County`);
}

for (const width of sampleOne([390, 1280], 'reload of the zip form'))
  test(
    `a reload restores the fields and the result at ${width} px without a layout shift`,
    LONG_RUN,
    async ({ page, at }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.setViewportSize({ width, height: 844 });
      await page.goto(at(brand, PAGE));
      await page.waitForLoadState('networkidle');
      // A first visit loads no React, and requests no brands or counties.
      expect(requests.filter((url) => /framework|getBrandInfo|countyList/.test(url))).toEqual([]);
      await ask(page);
      await recordShifts(page);
      await slowProcessor(page);
      await page.reload();
      await expect(zipField(page)).toHaveValue(TWO_COUNTIES);
      await expect(page.getByLabel('Who needs the plan?')).toHaveValue('MED');
      await expect(answer(page)).toContainText(`Zip code ${TWO_COUNTIES}, Scott County`);
      await expect(page.locator('.quote-place')).toContainText(`Your area: ${TWO_COUNTIES}`);
      await expect(page.locator('body')).toBeFocused(); // focus does not move
      expect(await recordedShifts(page)).toEqual([]);
      await answer(page).getByRole('button', { name: 'Change county' }).click();
      await expect(answer(page).getByRole('heading', { name: 'Which county do you live in?' })).toBeFocused();
    },
  );

test(
  'a reload restores the fields before React loads, and keeps text that was typed after the result was shown',
  LONG_RUN,
  async ({ page, at, faults }) => {
    faults.expected.push(/ERR_FAILED/);
    await page.goto(at(brand, PAGE));
    await ask(page);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.reload();
    await expect(zipField(page)).toHaveValue(TWO_COUNTIES);
    await expect(page.getByLabel('Who needs the plan?')).toHaveValue('MED');
    await page.unroute('**/_astro/*.js');
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const field = document.querySelector<HTMLInputElement>('#zip-code');
        if (field) field.value = '1510'; // simulates the browser restoring the field
      });
    });
    await page.reload();
    await expect(page.locator('.zip-form')).toHaveAttribute('data-ready', 'true');
    await expect(zipField(page)).toHaveValue('1510');
    await expect(answer(page)).toHaveJSProperty('offsetHeight', 0); // no result is shown, so its slot has no height
  },
);
