import type { BrandSlice } from '../brand/brand-slice.ts';
import type { PlaceholderKey } from './placeholder-page.rules.ts';
import { navEntries, type NavEntry } from './left-nav.rules.ts';
import { t, type texts } from './views.text.ts';

/** A text, or the label of the left navigation. */
const NAMES: Readonly<Record<PlaceholderKey, { text: keyof typeof texts } | { entry: NavEntry['id'] }>> = {
  'claims/messageCenter': { entry: 'messages' },
  account: { text: 'account' },
};

export const navTitle = (entry: NavEntry['id']): string =>
  navEntries({ messageCenter: true, formsLabel: '' }).find(({ id }) => id === entry)?.label ?? '';

export function placeholderTitle(key: PlaceholderKey): (brand: BrandSlice) => string {
  const name = NAMES[key];
  if ('text' in name) return () => t(name.text);
  return ({ rules }) =>
    navEntries({ messageCenter: true, formsLabel: rules.formsLabel }).find(({ id }) => id === name.entry)
      ?.label ?? '';
}
