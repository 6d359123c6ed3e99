/** The statement archive: the file with all documents, a document that fails, and the phone layout (spec 001 §§2, 6 to 8). */
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { faultsOfView } from './support/axe.ts';
import { savedText } from './support/claim-detail.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import {
  ARCHIVE,
  brand,
  list,
  period,
  rows,
  titles,
  wholeArchive,
  withPdfViewer,
} from './support/statements.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

test(
  'a document that fails to load shows an error, and loads when the member tries again',
  LONG_RUN,
  async ({ page, newPerson, breakCall, failCall, openAs, repair, retryAfterRepair }) => {
    await withPdfViewer(page);
    const person = await newPerson('jonas');
    await breakCall(person, { call: 'statement/file', kind: 'html' });
    await openAs(person, brand, ARCHIVE);
    const health = rows(page).filter({ hasText: 'Health Statement' }).first();
    await health.getByRole('button', { name: /^View/ }).click();
    await expect(health.locator('iframe')).toHaveCount(0);
    const shown = page.waitForEvent('download');
    await retryAfterRepair(person, health, 'We couldn’t open this statement.');
    await expect(health.locator('.statement-body')).toBeFocused();
    expect(await savedText(await shown)).toContain('Health Statement');
    // The file call does not support the group of this statement, so the portal requests the statement by its document id.
    const other = rows(page)
      .filter({ has: page.getByRole('heading', { name: /^Statement -/ }) })
      .first();
    await failCall(person, 'statement/document/:docentid');
    const download = other.getByRole('button', { name: /^Download/ });
    await download.click();
    const note = other.getByRole('status');
    await expect(note).toContainText('We couldn’t get this file.');
    await repair(person);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      note.getByRole('button', { name: 'Try again' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^statement(-\d{4}-\d\d-\d\d){2}\.pdf$/);
    await expect(note).toContainText('Saved to');
    await expect(list(page)).not.toContainText('We couldn’t get');
    await test.step('the ZIP file of the data archive contains every document in the list', async () => {
      await page.reload();
      await expect(rows(page)).toHaveCount(10);
      await period(page).selectOption('sixtyDays');
      await expect(list(page).locator('.list-head')).toBeVisible();
      const count = await rows(page).count();
      const [zip] = await Promise.all([
        page.waitForEvent('download'),
        wholeArchive(page).getByRole('button', { name: /ZIP/ }).click(),
      ]);
      expect(zip.suggestedFilename()).toMatch(/^statements(-\d{4}-\d\d-\d\d){2}\.zip$/);
      const files = unzipSync(new Uint8Array(await readFile(await zip.path())));
      const text = new TextDecoder();
      const documents = Object.entries(files).filter(([name]) => name.endsWith('.pdf'));
      expect(documents).toHaveLength(count);
      for (const [name, bytes] of documents) expect(text.decode(bytes.slice(0, 5)), name).toBe('%PDF-');
      expect(text.decode(files['statements.csv'])).toContain('Elke');
      await expect(wholeArchive(page)).toContainText(`Saved ${count} statements to your downloads.`);
    });
  },
);

test.describe('on a phone in Spanish and dark mode', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' });

  test(
    'each statement has a download button, and axe finds no violation',
    LONG_RUN,
    async ({ page, openAs }) => {
      const without = brandWhere(({ dataArchive }) => !dataArchive);
      await openAs('maria', without, `/es${ARCHIVE}`);
      await expect(rows(page)).toHaveCount(10);
      await expect(titles(page).first()).toHaveText(/^Explicación de beneficios - /);
      await expect(titles(page).nth(1)).toHaveText(/^Estado de cuenta de salud - /);
      await expect(list(page)).toContainText('Este dispositivo abre los archivos PDF en una aplicación');
      await expect(rows(page).first().getByRole('button')).toHaveText([/Descargar/]);
      await expect(page.getByRole('region', { name: 'Archivo de datos' })).toHaveCount(0);
      expect(await faultsOfView(page)).toEqual([]);
    },
  );
});
