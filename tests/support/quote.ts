/** The contact-me form: fills it in, finds its buttons, and records its requests. */
import { expect, type Page } from 'playwright/test';
import { brandWhere } from './portal.ts';

export const brand = brandWhere(({ code, brandsByState }) => brandsByState.MN?.[0] === code);
export const PAGE = '/find-your-plan/';

export const send = (page: Page) => page.getByRole('button', { name: 'Ask to be contacted' });
export const sent = (page: Page) => page.getByRole('heading', { name: 'We have your request' });

export async function enterZip(page: Page): Promise<void> {
  await page.getByLabel('Your zip code').fill('55401');
  await page.getByLabel('Your zip code').press('Enter');
  await expect(page.locator('#zip-answer').getByRole('heading', { name: / serves / })).toBeVisible();
}

export async function write(page: Page, birthDate = '5/17/1990'): Promise<void> {
  await page.getByLabel('A plan for people under 65').check();
  await page.getByLabel('First name').fill('Hester');
  await page.getByLabel('Last name').fill('Quill');
  await page.getByLabel('Date of birth').fill(birthDate);
  await page.getByLabel('Email address').fill('hester.quill@mail.example.com');
  await page.getByLabel('may contact me').check();
}

/** Records the requests that reach the service, in order. */
export async function watchCalls(page: Page) {
  const calls: string[] = [];
  for (const [call, path] of [
    ['prospect', '**/x-services/prospect'],
    ['lead', '**/salesforce/lead'],
    ['email', '**/exactTarget/email'],
  ] as const)
    await page.route(path, (route) => {
      calls.push(call);
      return route.continue();
    });
  return { calls: () => calls };
}
