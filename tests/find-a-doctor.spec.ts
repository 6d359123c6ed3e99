/** Find a Doctor: the search, its errors, and its results (000 §2; docs/decisions/020). */
import { expect, test } from './support/portal.ts';
import { brand, main, providers, turnTo } from './support/tab-pages.ts';

const { careDirectory } = brand.handOffs;

test.describe('Find a Doctor', () => {
  test('searches, shows more, and keeps the results while the member is on another page', async ({
    page,
    openAs,
  }) => {
    await openAs('maria', brand, '/login/#/finder');
    await expect(page.getByLabel('Zip code')).toHaveValue('15222');
    const results = page.locator('#finder-results');
    await expect(results).toContainText('Press Search to see who is near 15222.');
    await page.getByLabel('Zip code').fill('');
    await expect(results).toContainText('Enter a zip code to see who is near you.');
    await page.getByLabel('Zip code').fill('15222');
    await expect(results).toContainText('Press Search to see who is near 15222.');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
    await expect(providers(page)).toHaveCount(10);
    await expect(providers(page).first()).toContainText(/miles? away/);
    const first = providers(page).first();
    await expect(first.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\d{10}$/);
    await expect(first.getByRole('link', { name: /^Directions/ })).toHaveAttribute('rel', 'noreferrer');
    await expect(first).toContainText(/In network|Out of network|Network not known/);
    await expect(first).toContainText(/Open now|Closed/);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(providers(page)).not.toHaveCount(10);
    await expect(providers(page).nth(10).getByRole('heading')).toBeFocused();
    const found = await providers(page).count();
    expect(page.url()).not.toContain('15222');
    await turnTo(page, 'wellness');
    await turnTo(page, 'finder');
    await expect(providers(page)).toHaveCount(found);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main(page).getByRole('link', { name: /Open the full directory/ })).toHaveAttribute(
      'href',
      careDirectory?.url ?? '',
    );
  });

  test('shows errors next to the field and in the summary, and sends nothing', async ({ page, openAs }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/providerSearch/')) asked += 1;
    });
    await openAs('maria', brand, '/login/#/finder');
    await page.getByLabel('Zip code').fill('1522');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    const summary = main(page).getByRole('group', { name: 'Please check your search' });
    await expect(summary).toBeFocused();
    await expect(page.getByLabel('Zip code')).toHaveAccessibleDescription(/five digits, for example 15222/);
    await summary.getByRole('link').click();
    await expect(page.getByLabel('Zip code')).toBeFocused();
    await page.getByLabel('Zip code').fill('');
    await page.keyboard.press('Enter');
    await expect(summary).toContainText('Enter a zip code, or the name of a doctor or practice');
    expect(asked).toBe(0);
  });

  test('offers a wider search without results, and a retry after a failure', async ({
    page,
    newPerson,
    failCall,
    retryAfterRepair,
    openAs,
  }) => {
    const person = await newPerson('maria');
    await openAs(person, brand, '/login/#/finder');
    await page.getByLabel('Zip code').fill('83001');
    await page.getByLabel('Kind of care').selectOption('Dentist');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(main(page)).toContainText('No one within 50 miles of 83001 matches this search.');
    await page.getByRole('button', { name: 'Search within 100 miles' }).click();
    await expect(main(page)).toContainText('No one within 100 miles of 83001 matches this search.');
    await expect(page.getByLabel('Distance')).toHaveValue('100');
    await failCall(person, 'providerSearch/list');
    await page.getByLabel('Zip code').fill('15222');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await retryAfterRepair(person, main(page), 'We could not search the directory.');
    await expect(providers(page)).not.toHaveCount(0);
  });
});
