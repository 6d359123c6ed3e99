/** Locators of the left navigation, and its expected contents. */
import type { Page } from 'playwright/test';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { navEntries, type NavEntry } from '../../src/member/navigation/left-nav.rules.ts';
import { leftNav as spanish } from '../../src/member/navigation/left-nav.text.es.ts';

export const PHONE = { width: 390, height: 844 };

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Member pages' });
export const entries = (page: Page) => nav(page).getByRole('link');
export const current = (page: Page) => nav(page).locator('a[aria-current]');
export const badge = (page: Page) => nav(page).locator('.badge');
/** The filter button. It is next to the content; on a phone, it is below the view's heading. */
export const refine = (page: Page) => page.getByRole('button', { name: /^Filter/ });

/** English labels of a brand's entries in order. @param messageCenter whether the member has a message center */
export const labelsOf = ({ formsLabel, ...brand }: Brand, messageCenter = brand.messageCenter): string[] =>
  navEntries({ messageCenter, formsLabel }).map(({ label }) => label);

/** Spanish labels by entry. */
export const spanishLabels = ({
  messageCenter,
  spanish: own,
}: Brand): [id: NavEntry['id'], label: string][] =>
  navEntries({ messageCenter, formsLabel: own.formsLabel }).map(({ id, label }) => [
    id,
    new Map(Object.entries(spanish)).get(id) ?? label,
  ]);

/** How far the page scrolls sideways, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
