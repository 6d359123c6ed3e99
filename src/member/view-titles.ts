import { navEntries, type NavEntry } from './left-nav.rules.ts';

export const navTitle = (entry: NavEntry['id']): string =>
  navEntries({ messageCenter: true, formsLabel: '' }).find(({ id }) => id === entry)?.label ?? '';
