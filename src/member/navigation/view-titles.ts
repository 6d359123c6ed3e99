import { shellText } from '../../content/shell-texts.ts';
import { tabLabel } from '../../lib/page/tab-label.ts';
import { t as named } from '../shared/views.text.ts';
import { navEntries, type NavEntry } from './left-nav.rules.ts';

/** The label of an entry in the left navigation: the content service's text, or the default. */
export function navTitle(id: NavEntry['id']): string {
  const entry = navEntries({ messageCenter: true, formsLabel: '' }).find((row) => row.id === id);
  return entry ? shellText(entry.textName) || entry.label : '';
}

const TAB_TEXTS = {
  home: 'landing',
  'pay-premium': 'payPremium',
  'claims-and-spending': 'claimsAndSpending',
  'find-a-doctor': 'findDoctor',
  prescriptions: 'prescriptions',
  wellness: 'wellness',
} as const;

/** The label of a header tab. A brand may have its own label. */
export const tabTitle = (tab: keyof typeof TAB_TEXTS): string => tabLabel(tab, named(TAB_TEXTS[tab]));
