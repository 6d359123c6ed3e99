/** The header's tabs in the page: read as they are baked (`HeaderTabs.astro`), shown and marked as decided. */
import { sessionStore } from '../lib/storage.ts';
import { isMobile } from '../session/storage/mobile-site.ts';
import { TABS_KEY } from '../session/storage/session-keys.ts';
import { currentTabs, type TabPlace } from './header-tab-routes.rules.ts';
import { DEVICES, type Device, type TabBrand } from './header-tabs.rules.ts';

interface HeaderTabs {
  /** Ids of every tab that the brand has, in order. */
  ids: readonly string[];
  brand: TabBrand;
  /** The brand's zone, IANA name. */
  timeZone: string;
}

/** What the page says of its brand's tabs. */
export function readHeaderTabs(): HeaderTabs {
  const { dataset } = document.querySelector<HTMLElement>('#tabs') ?? document.body;
  const items = document.querySelectorAll<HTMLElement>('#tabs [data-tab]');
  return {
    ids: [...new Set([...items].map((item) => item.dataset['tab'] ?? ''))],
    brand: {
      medicareSpending: dataset['medicareSpending'] === 'true',
      currentCoverage: dataset['currentCoverage'] === 'true',
    },
    timeZone: dataset['timeZone'] ?? 'UTC',
  };
}

const thisDevice = (): Device => (isMobile() ? 'mobile' : 'desktop');

/** Whether the page knows which tabs its member has, from the page before or since. */
export const areTabsKnown = (): boolean => 'tabs' in document.documentElement.dataset;

/** Shows the tabs of this device. */
export function showTabs(tabs: Readonly<Record<Device, readonly string[]>>): void {
  document.documentElement.dataset['tabs'] = tabs[thisDevice()].join(' ');
}

/** Keeps them for the next page: names of tabs, nothing that identifies a member. `boot.ts` reads them. */
export const rememberTabs = (tabs: Readonly<Record<Device, readonly string[]>>): void =>
  sessionStore.set(
    TABS_KEY,
    // desktop first, as boot.ts reads them
    DEVICES.map((device) => tabs[device].join(' ')),
  );

/** The tabs that the page before kept, those of a wide window; null where none did. */
export function rememberedTabs(): readonly string[] | null {
  const kept = sessionStore.get(TABS_KEY);
  const desktop: unknown = Array.isArray(kept) ? kept[DEVICES.indexOf('desktop')] : null;
  return typeof desktop === 'string' ? desktop.split(' ') : null;
}

/** Forgets what shows: nobody is signed in any more, and storage has forgotten with the session. */
export function forgetTabs(): void {
  delete document.documentElement.dataset['tabs'];
}

/** Marks the tab of the view that is shown, wherever it stands. @param key the route's */
export function markCurrentTab(key: string): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-tab]')];
  const places = items.map(({ dataset }): TabPlace => ({
    id: dataset['tab'] ?? '',
    route: dataset['route'] ?? null,
  }));
  const current = currentTabs(places, key, thisDevice());
  for (const item of items) {
    const mark = current.get(item.dataset['tab'] ?? '');
    const link = item.querySelector('a');
    if (mark) link?.setAttribute('aria-current', mark);
    else link?.removeAttribute('aria-current');
  }
}
