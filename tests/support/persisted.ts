/** Reads the data that a browser stores, for tests that check for remaining member data. */
import { expect, type Page } from 'playwright/test';

/** What a script of this site can read in the browser, as one text: of caches only URLs, of IndexedDB only names. */
export const everythingPersisted = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      cached,
      await indexedDB.databases(),
      history.state,
      window.name,
      document.documentElement.outerHTML,
    ]);
  });

/** A value in session storage, or null. Retries while the page navigates. */
export const persistedValue = (page: Page, key: string): Promise<unknown> =>
  page
    .evaluate((name): unknown => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key)
    .catch((error: unknown) => {
      if (String(error).includes('context was destroyed')) return persistedValue(page, key);
      throw error;
    });

/** Expects no session data in the tab or in storage that tabs share. */
export async function expectNothingLeft(page: Page): Promise<void> {
  const persisted = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
  }));
  expect(persisted).toEqual({ session: {}, local: {}, cookies: '', caches: [], databases: [] });
}
