import { shellText } from '../../content/shell-texts.ts';
import { navEntries, type NavEntry } from './left-nav.rules.ts';

/** The entry's label as the left navigation shows it: the content service's, if it has one. */
export function navTitle(id: NavEntry['id']): string {
  const entry = navEntries({ messageCenter: true, formsLabel: '' }).find((row) => row.id === id);
  return entry ? shellText(entry.textName) || entry.label : '';
}
