/** The contact-me form: filling it in, its buttons, and the requests that it sends. */
import { expect, type Page } from 'playwright/test';
import { brandWhere } from './portal.ts';

export const brand = brandWhere(({ code, brandsByState }) => brandsByState.MN?.[0] === code);
export const PAGE = '/find-your-plan/';

export const CALLS = {
  prospect: '**/x-services/prospect',
  lead: '**/salesforce/lead',
  email: '**/exactTarget/email',
};
export type Call = keyof typeof CALLS;

export const send = (page: Page) => page.getByRole('button', { name: 'Ask to be contacted' });
export const sent = (page: Page) => page.getByRole('heading', { name: 'We have your request' });
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Error' });

export async function findPlace(page: Page, zipCode = '55401'): Promise<void> {
  await page.getByLabel('Your zip code').fill(zipCode);
  await page.getByLabel('Your zip code').press('Enter');
  await expect(page.locator('#zip-answer').getByRole('heading', { name: /serves? your area/ })).toBeVisible();
}

export async function write(page: Page, birthDate = '5/17/1990'): Promise<void> {
  await page.getByLabel('A plan for people under 65').check();
  await page.getByLabel('First name').fill('Hester');
  await page.getByLabel('Last name').fill('Quill');
  await page.getByLabel('Date of birth').fill(birthDate);
  await page.getByLabel('Email address').fill('hester.quill@mail.example.com');
  await page.getByLabel('may contact me').check();
}

/** The keys of the requests that reached the network, in order. `failing`: those that fail, and how. */
export async function watchCalls(page: Page, failing = new Map<Call, 'lost' | 'down'>()) {
  const keys: [Call, string][] = [];
  for (const call of ['prospect', 'lead', 'email'] as const)
    await page.route(CALLS[call], async (route) => {
      const { payload }: { payload: { requestKey: string } } = route.request().postDataJSON();
      keys.push([call, payload.requestKey]);
      const failure = failing.get(call);
      if (failure === 'down') return route.fulfill({ status: 503 });
      if (failure === undefined) return route.continue();
      // The service gets the request; its answer is lost.
      const { host } = new URL(route.request().url());
      await fetch(
        route
          .request()
          .url()
          .replace(/[\w-]+\.localhost/, '127.0.0.1'),
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Host: host },
          body: route.request().postData(),
        },
      );
      return route.abort();
    });
  return {
    keys,
    calls: () => keys.map(([call]) => call),
    keysOf: (call: Call) => new Set(keys.filter(([one]) => one === call).map(([, key]) => key)),
  };
}
