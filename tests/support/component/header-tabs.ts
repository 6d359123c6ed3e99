/** Puts the header tabs into the page as `HeaderTabs.astro` prerenders them. */
import type { Brand } from '../../../src/brand/brand.schema.ts';
import { routeOfAddress } from '../../../src/member/navigation/header-tab-routes.rules.ts';

export function addHeaderTabs({ tabs, redirects, timeZone, spending, prescriptions }: Brand): void {
  const nav = document.createElement('nav');
  nav.id = 'tabs';
  Object.assign(nav.dataset, {
    timeZone,
    medicareSpending: spending.medicareTab,
    currentCoverage: prescriptions.needsCurrentCoverage,
  });
  for (const { id, url, label } of tabs) {
    const item = document.createElement('li');
    item.dataset['tab'] = id;
    const route = routeOfAddress(url, redirects);
    if (route !== null) item.dataset['route'] = route;
    const link = document.createElement('a');
    link.href = url;
    link.textContent = label;
    item.append(link);
    nav.append(item);
  }
  document.body.append(nav);
}
