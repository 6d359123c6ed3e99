/** Zip to brand by who needs the plan: brands and counties with plans for them (decision 158). */
import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { MINNESOTA, OHIO, ONE, answer, ask, heading } from './support/zip.ts';

test.describe('who brands sell to (decision 158)', () => {
  const PHILADELPHIA = '19104';
  const plansOf = (market: string) =>
    (MINNESOTA.brandsByState['PA'] ?? []).flatMap((code) => {
      const brand = brandWhere((one) => one.code === code);
      return brand.markets.join() === market ? brand : [];
    });
  const direct = brandWhere(
    ({ code }) => code === plansOf('under-65').find(({ signIn }) => signIn.flow === 'newer')?.code,
  );
  const senior = brandWhere(({ code }) => code === plansOf('medicare')[0]?.code);
  const askFor = async (page: Page, people: string) => {
    await page.getByLabel('Who needs the plan?').selectOption(people);
    await ask(page, PHILADELPHIA);
  };

  test('is on each card', async ({ page, at }) => {
    await page.goto(at(direct, '/find-your-plan/'));
    await askFor(page, 'Anyone');
    await expect(heading(page, '3 health plans serve your area')).toBeFocused();
    await expect(answer(page)).toContainText('each card says who it is for');
    const cards = answer(page).getByRole('article');
    await expect(cards.nth(0)).toContainText('For people under 65');
    await expect(cards.nth(1)).toContainText(
      'For people under 65, people with Medicare, and people who get their plan at work',
    );
    await expect(cards.filter({ hasText: senior.name })).toContainText('For people with Medicare');
  });

  test('leaves out those that do not sell to the people asked for, and names them', async ({ page, at }) => {
    await page.goto(at(direct, '/find-your-plan/'));
    await askFor(page, 'People with Medicare');
    await expect(heading(page, '2 health plans here are for people with Medicare')).toBeFocused();
    await expect(answer(page).getByRole('article')).toHaveCount(2);
    const others = answer(page).getByRole('region', { name: 'Also here, but not for people with Medicare' });
    await expect(others).toContainText(`${direct.name} (this site) is for people under 65.`);
    await expectAccessible(page, 'the choice for Medicare', '#zip-answer');
    await askFor(page, 'People under 65');
    await expect(heading(page, '2 health plans here are for people under 65')).toBeFocused();
    await expect(answer(page).getByRole('article').first()).toContainText('You are here');
    await expect(answer(page).getByRole('link', { name: senior.name, exact: true })).toHaveAttribute(
      'href',
      at(senior, '/find-your-plan/'),
    );
  });

  test('leads elsewhere if none sells to them', async ({ page, at }) => {
    await page.goto(at(MINNESOTA, '/find-your-plan/'));
    await page.getByLabel('Who needs the plan?').selectOption('People with Medicare');
    await ask(page, ONE);
    await expect(heading(page, 'We have no plans here for people with Medicare')).toBeFocused();
    await expect(answer(page)).toContainText('1-800-MEDICARE');
    await expect(answer(page)).toContainText(`${OHIO.name} is for people under 65.`);
  });

  test('is in Spanish on Spanish pages', async ({ page, at }) => {
    await page.goto(at(direct, '/es/find-your-plan/'));
    await page.getByLabel('¿Para quién es el plan?').selectOption('Personas con Medicare');
    await page.getByLabel('Su código postal').fill(PHILADELPHIA);
    await page.getByRole('button', { name: 'Buscar mi plan' }).click();
    await expect(
      heading(page, '2 planes de salud de esta zona son para personas con Medicare'),
    ).toBeFocused();
    await expect(answer(page)).toContainText(
      `${direct.name} (este sitio) es para personas menores de 65 años.`,
    );
  });
});

test('the county is asked whatever the segment: people live where no plan for them is sold', async ({
  page,
  at,
}) => {
  await page.goto(at(MINNESOTA, '/find-your-plan/'));
  await page.getByLabel('Who needs the plan?').selectOption('People under 65');
  await ask(page, '56508'); // two counties, one of them without plans for people under 65
  await answer(page).getByRole('radio', { name: 'Wilkin County' }).check();
  await answer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(answer(page)).toContainText('Zip code 56508, Wilkin County');
  await expect(heading(page, 'Call to ask about plans for people under 65')).toBeFocused();
  await expect(answer(page)).toContainText('Our list shows no plans for people under 65');
  await answer(page).getByRole('button', { name: 'Change county' }).click();
  await answer(page).getByRole('radio', { name: 'Clay County' }).check();
  await answer(page).getByRole('button', { name: 'Continue' }).click();
  await expect(answer(page)).toContainText('Zip code 56508, Clay County');
  await expect(answer(page)).not.toContainText('Our list shows no plans');
});

test('a brand without listed plans for the people asked for is one to call, with where else to turn', async ({
  page,
  at,
}) => {
  const west = brandWhere(({ code, brandsByState }) => brandsByState['PA']?.[0] === code);
  await page.goto(at(west, '/find-your-plan/'));
  await page.getByLabel('Who needs the plan?').selectOption('People with Medicare');
  await ask(page, '15301'); // Greene County, without Medicare plans
  await expect(heading(page, 'Call to ask about plans for people with Medicare')).toBeFocused();
  await expect(answer(page)).toContainText(`${west.name} can tell you if it sells one there.`);
  await expect(answer(page)).toContainText('1-800-MEDICARE (1-800-633-4227)');
  for (const claim of ['serves your area', 'right site', 'For people'])
    await expect(answer(page)).not.toContainText(claim);
  await expect(answer(page).getByRole('link', { name: west.customerServicePhoneNumber })).toHaveCount(1);
  await expectAccessible(page, 'the plans to ask about', '#zip-answer');
});
