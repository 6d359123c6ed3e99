/** Reads the header tabs from the prerendered markup (`HeaderTabs.astro`), shows or hides them, and marks the current one. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { isMobile } from '../../session/storage/mobile-site.ts';
import { TABS_KEY } from '../../session/storage/session-keys.ts';
import { currentTabs, type HeaderTab } from './header-tab-routes.rules.ts';
import { DEVICES, type Device, type TabBrand } from './header-tabs.rules.ts';

interface HeaderTabs {
  ids: readonly string[];
  brand: TabBrand;
}

export function readHeaderTabs(): HeaderTabs {
  const { dataset } = document.querySelector<HTMLElement>('#tabs') ?? document.body;
  const items = document.querySelectorAll<HTMLElement>('#tabs [data-tab]');
  return {
    ids: [...new Set([...items].map((item) => item.dataset['tab'] ?? ''))],
    brand: {
      medicareSpending: dataset['medicareSpending'] === 'true',
      currentCoverage: dataset['currentCoverage'] === 'true',
    },
  };
}

const thisDevice = (): Device => (isMobile() ? 'mobile' : 'desktop');

export const areTabsKnown = (): boolean => 'tabs' in document.documentElement.dataset;

export function showTabs(tabs: Readonly<Record<Device, readonly string[]>>): void {
  document.documentElement.dataset['tabs'] = tabs[thisDevice()].join(' ');
}

/** Stores the visible tabs, so that `boot.ts` shows them immediately on the next page. Tab ids do not identify a member. */
export function rememberTabs(tabs: Readonly<Record<Device, readonly string[]>>): void {
  // boot.ts expects the desktop tabs first.
  const stored = DEVICES.map((device) => tabs[device].join(' '));
  sessionStore.set(TABS_KEY, stored);
}

/** The tabs that the previous page stored for a wide window; null if there are none. */
export function rememberedTabs(): readonly string[] | null {
  const stored = sessionStore.get(TABS_KEY);
  const desktop: unknown = Array.isArray(stored) ? stored[DEVICES.indexOf('desktop')] : null;
  return typeof desktop === 'string' ? desktop.split(' ') : null;
}

export function forgetTabs(): void {
  delete document.documentElement.dataset['tabs'];
}

/** Sets `aria-current` in every copy of the header tabs. */
export function markCurrentTab(key: string): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-tab]')];
  const tabs = items.map(({ dataset }): HeaderTab => ({
    id: dataset['tab'] ?? '',
    route: dataset['route'] ?? null,
  }));
  const current = currentTabs(tabs, key, thisDevice());
  for (const item of items) {
    const mark = current.get(item.dataset['tab'] ?? '');
    const link = item.querySelector('a');
    if (mark) link?.setAttribute('aria-current', mark);
    else link?.removeAttribute('aria-current');
  }
}
