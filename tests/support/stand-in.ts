import type { Page } from 'playwright/test';
import { reachableAddress } from '../../src/lib/navigation/site-address.rules.ts';

/**
 * The address on the local server that replaces a site's invented address
 * (decisions/brands#other-sites-by-environment).
 */
export const standIn = (page: Page, address: string | undefined): string =>
  reachableAddress(address ?? '', new URL(page.url()));
