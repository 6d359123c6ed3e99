/**
 * Renders the member area or one island in jsdom, for a given person and brand. Uses the portal's own stores,
 * `lib/http` and schemas; only `fetch` is replaced, by the sandbox (services.ts).
 */
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { toBrandSlice, type BrandSlice } from '../../../src/brand/brand-slice.ts';
import { knownSites } from '../../../src/brand/known-sites.ts';
import { setPageBrand } from '../../../src/brand/page-brand.ts';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { reachableAddress } from '../../../src/lib/navigation/site-address.rules.ts';
import { MEMBER_PRELOADS } from '../../../src/lib/page/member-preloads.ts';
import MemberArea from '../../../src/member/start/member-area.island.tsx';
import { $started } from '../../../src/member/start/member.store.ts';
import { $screen } from '../../../src/member/screen/screen.store.ts';
import { $criticalFailures } from '../../../src/session/session.store.ts';
import { dispatch } from '../../../src/session/session-machine.ts';
import { signIn } from '../../../src/session/sign-in/start-session.ts';
import { BrandContext } from '../../../src/ui/page/brand-context.tsx';
import { PASSWORD } from '../../../stubs/people/person.ts';
import { respondToFetch, repair, stopServices } from './services.ts';

/** A long wait, because the first test of a view in each worker compiles the view's chunk. */
const WAIT_MS = 20_000;
const SHOWN_CHARACTERS = 1500;

configure({
  asyncUtilTimeout: WAIT_MS,
  // The default error contains the whole document, which hides the message.
  getElementError: (message) =>
    new Error(`${message ?? ''}\nThe page: ${document.body.textContent.slice(0, SHOWN_CHARACTERS)}`),
});

/** Set by Vitest's jsdom environment. */
declare const jsdom: { reconfigure(changes: { url: string }): void };

/** Presses and types without delays between keys. */
export const user = userEvent.setup({ delay: null });

const errors: string[] = [];
let expected: RegExp[] = [];

/** Allows a console error that the test causes on purpose. Any other console error fails the test. */
export const expectError = (text: RegExp): void => void expected.push(text);

export function startPage(): void {
  globalThis.fetch = respondToFetch;
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // `lib/http/http.ts` logs each failure
  vi.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => void errors.push(texts.join(' ')));
}

/** Ends the session, which clears every store of member data, and empties the page. */
export async function endPage(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals(); // some tests replace the document
  dispatch({ type: 'session-ended', skipNotice: true });
  cleanup();
  $started.set(false); // also resets the screen, so that the next page starts with the skeleton
  $screen.set(null);
  $criticalFailures.set([]);
  // Vitest rejects imports after a file has ended, and `lazy` would cache that failure for later files.
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve)); // runs effects that React has scheduled
  stopServices();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.style.visibility = ''; // hidden when the session ended
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset['sites'];
  delete document.documentElement.dataset['timeZone'];
  const surprises = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
  errors.length = 0;
  expected = [];
  expect(surprises, 'errors on the console').toEqual([]);
}

/** Sets the page's address, the brand's time zone, and the other sites that the page may link to. Loads nothing. */
export function setAddress(brand: Brand, path: string): void {
  jsdom.reconfigure({ url: `http://${brand.code}.localhost${path}` });
  document.documentElement.dataset['sites'] = knownSites(brand).join(' '); // `Page.astro` writes this into real pages
  setPageBrand(toBrandSlice(brand));
  document.documentElement.dataset['timeZone'] = brand.timeZone; // `HeaderTabs.astro` writes this into real pages
}

/** Maps another site's invented address to the local address that a page under test uses instead. */
export const localSite = (address: string | undefined): string =>
  reachableAddress(address ?? '', window.location);

/** Signs in through the portal's own sign-in. @param who id of a sandbox person */
export async function signInAs(who: string, brand: Brand): Promise<BrandSlice> {
  const slice = toBrandSlice(brand);
  await signIn(who, PASSWORD, slice);
  return slice;
}

export function renderFor(brand: Brand, path: string, island: (slice: BrandSlice) => ReactNode): void {
  setAddress(brand, path);
  const slice = toBrandSlice(brand);
  const main = document.createElement('main');
  document.body.append(main);
  render(<BrandContext brand={slice}>{island(slice)}</BrandContext>, { container: main });
}

/**
 * Signs in as a person and renders the whole member area. Does not wait until the view has loaded.
 * @param hash route of the view, such as `#/claims/healthPlans`; default: the activity summary
 */
export async function openAs(who: string, brand: Brand, hash = ''): Promise<void> {
  setAddress(brand, `/login/${hash}`);
  const preloads = document.createElement('template'); // only pages with this element ask to sign in again
  preloads.id = MEMBER_PRELOADS;
  document.body.append(preloads);
  const slice = await signInAs(who, brand);
  renderFor(brand, `/login/${hash}`, () => <MemberArea brand={slice} />);
}

export async function goTo(hash: string): Promise<void> {
  await act(async () => {
    window.location.hash = hash;
    await Promise.resolve();
  });
}

/** Waits for a region with this accessible name. */
export const region = (name: string | RegExp) => screen.findByRole('region', { name });

/** Expects a failed panel with a reference code, removes the faults and presses the panel's retry button. */
export async function retryAfterRepair(panel: HTMLElement, text: string | RegExp): Promise<void> {
  const alert = await within(panel).findByRole('alert');
  expect(alert.textContent).toMatch(text);
  expect(panel.textContent).toMatch(/Reference [2-9A-Z]{8}/);
  repair();
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
}
