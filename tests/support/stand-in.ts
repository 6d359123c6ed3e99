import type { Page } from 'playwright/test';
import { reachableAddress } from '../../src/lib/site-address.rules.ts';

/** Where the local server stands in for an invented address (decision 288). */
export const standIn = (page: Page, address: string | undefined): string =>
  reachableAddress(address ?? '', new URL(page.url()));
