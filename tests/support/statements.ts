/** Locators of the statement archive, and a simulated PDF viewer for its documents. */
import type { Page } from 'playwright/test';
import { brandWhere } from './portal.ts';

export const brand = brandWhere(
  ({ dataArchive, messageCenter, footer }) => dataArchive && messageCenter && footer.kind === 'mega',
);
export const ARCHIVE = '/login/#/claims/statementArchives';

export const list = (page: Page) => page.locator('#statements-list');
export const rows = (page: Page) => list(page).locator('.statement');
export const titles = (page: Page) => rows(page).getByRole('heading', { level: 4 });
export const period = (page: Page) => page.getByLabel('Period');
export const wholeArchive = (page: Page) => page.getByRole('region', { name: 'Data archive' });

/** Simulates a PDF viewer. Headless Chromium has none and would download the document of a frame. */
export const withPdfViewer = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
