/** Documents of the statement archive: on the page, as files, and what is reported if one fails (spec 001 §§7, 8). */
import { expectAccessible } from './support/axe.ts';
import { savedText } from './support/claim-detail.ts';
import { expect, test } from './support/portal.ts';
import { ARCHIVE, brand, list, rows, titles, withPdfViewer } from './support/statements.ts';

test('a document opens on the page, by the keyboard, and leaves no trace in address or history', async ({
  page,
  openAs,
}) => {
  await withPdfViewer(page);
  await openAs('maria', brand, ARCHIVE);
  await expect(rows(page)).toHaveCount(10);
  const place = await page.evaluate(() => [window.location.href, window.history.length]);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/statement/file')) tokens.push(request.headers()['authorization']);
  });
  const frames = page.locator('.statement-frame');
  for (const at of [0, 2]) {
    const row = rows(page).nth(at);
    const view = row.getByRole('button', { name: /^View/ });
    await view.focus();
    const [shown] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const text = await savedText(shown);
    expect(text).toContain(`Member: ${await row.locator('.row-more').innerText()} `);
    await expect(view).toHaveAttribute('aria-expanded', 'true');
    await expect(frames).toHaveCount(1);
    await expect(row.locator('iframe')).toHaveAttribute('src', /^blob:/);
    await expect(row.locator('iframe')).toHaveAttribute('title', await titles(page).nth(at).innerText());
  }
  expect(tokens).toEqual([expect.stringMatching(/^Bearer /), expect.stringMatching(/^Bearer /)]);
  expect(await page.evaluate(() => [window.location.href, window.history.length])).toEqual(place);
  await expectAccessible(page, 'an open document', '.statement-row');
  await page.keyboard.press('Enter');
  await expect(frames).toHaveCount(0);
});

test('a document that fails is reported, on the page and as a file, and works after a retry', async ({
  page,
  newPerson,
  breakCall,
  failCall,
  openAs,
  repair,
  retryAfterRepair,
}) => {
  await withPdfViewer(page);
  const person = await newPerson('jonas');
  await breakCall(person, { call: 'statement/file', kind: 'html' });
  await openAs(person, brand, ARCHIVE);
  const health = rows(page).filter({ hasText: 'Health Statement' }).first();
  await health.getByRole('button', { name: /^View/ }).click();
  await expect(health.locator('iframe')).toHaveCount(0);
  const shown = page.waitForEvent('download');
  await retryAfterRepair(person, health, 'We could not open this statement.');
  await expect(health.locator('.statement-body')).toBeFocused();
  expect(await savedText(await shown)).toContain('Health Statement');
  // A statement of a group without a file call opens by its document id.
  const other = rows(page)
    .filter({ has: page.getByRole('heading', { name: /^Statement -/ }) })
    .first();
  await failCall(person, 'statement/document/:docentid');
  const download = other.getByRole('button', { name: /^Download/ });
  await download.click();
  const note = other.getByRole('status');
  await expect(note).toContainText('We could not get this file.');
  await repair(person);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    note.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^statement(-\d{4}-\d\d-\d\d){2}\.pdf$/);
  await expect(note).toContainText('Saved.');
  await expect(list(page)).not.toContainText('We could not');
});
