/** Opening statement documents within the page (spec 001 §§7, 8). Downloads and failures: `statement-archive.spec.ts`. */
import { expectAccessible } from './support/axe.ts';
import { savedText } from './support/claim-detail.ts';
import { expect, test } from './support/portal.ts';
import { ARCHIVE, brand, rows, withPdfViewer } from './support/statements.ts';

test('a document can be opened in the page by keyboard, and leaves no trace in the address or the history', async ({
  page,
  openAs,
}) => {
  await withPdfViewer(page);
  await openAs('maria', brand, ARCHIVE);
  await expect(rows(page)).toHaveCount(10);
  const before = await page.evaluate(() => [window.location.href, window.history.length]);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/statement/file')) tokens.push(request.headers()['authorization']);
  });
  const frames = page.locator('.statement-frame');
  const named = rows(page).filter({ has: page.locator('.row-more') });
  for (const at of [0, 1]) {
    const row = named.nth(at);
    const view = row.getByRole('button', { name: /^View/ });
    await view.focus();
    const [shown] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const text = await savedText(shown);
    expect(text).toContain(`Member: ${await row.locator('.row-more').innerText()} `);
    await expect(view).toHaveAttribute('aria-expanded', 'true');
    await expect(frames).toHaveCount(1);
    await expect(row.locator('iframe')).toHaveAttribute('src', /^blob:/);
    await expect(row.locator('iframe')).toHaveAttribute(
      'title',
      await row.getByRole('heading', { level: 4 }).innerText(),
    );
  }
  expect(tokens).toEqual([expect.stringMatching(/^Bearer /), expect.stringMatching(/^Bearer /)]);
  expect(await page.evaluate(() => [window.location.href, window.history.length])).toEqual(before);
  await expectAccessible(page, 'an open document', '.statement-row');
  await page.keyboard.press('Enter');
  await expect(frames).toHaveCount(0);
});
