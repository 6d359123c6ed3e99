/** Opens a claim from the list and reads its printed and saved files. */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Download, Page } from 'playwright/test';
import { brandWhere, expect, openSignedIn, type Person } from './portal.ts';

export const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'plain');

export const openDetail = (page: Page) => page.locator('.claim-detail');
export const section = (page: Page, name: string) => openDetail(page).getByRole('group', { name });

/** Positions of claims in Maria's list. */
export const POSITION = { partlyDental: 2, denied: 3 } as const;

/** Disables printing, because a headless browser fires `afterprint` immediately, which removes the printed sheet before a test sees it. */
export const stubPrint = (page: Page) => page.addInitScript(() => void (window.print = () => {}));

/** Signs in on the claims list and opens one claim. Closes the claim that is open by default. */
export async function openClaim(
  page: Page,
  address: string,
  person: Person,
  position: number,
): Promise<void> {
  await stubPrint(page);
  await openSignedIn(page, address, person);
  const toggles = page.locator('.claim-toggle');
  await expect(toggles.nth(position)).toBeVisible();
  for (const shown of await page.locator('.claim-toggle[aria-expanded=true]').all()) await shown.click();
  await toggles.nth(position).click();
  await expect(openDetail(page)).toHaveCount(1);
}

async function sheetsOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf));
  return text.map((words) => words.replaceAll(/\s+/g, ' '));
}
export const printedSheets = async (page: Page): Promise<string[]> =>
  sheetsOf(new Uint8Array(await page.pdf({ format: 'Letter' })));
export const savedText = async (download: Download): Promise<string> =>
  (await sheetsOf(new Uint8Array(await readFile(await download.path())))).join(' ');
