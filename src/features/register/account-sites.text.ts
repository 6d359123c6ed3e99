import { translator } from '../../lib/text/i18n.ts';
import type { AccountSite } from './account-sites.rules.ts';

export const texts = {
  usedHere: 'You’ll use this account on this site.',
  usedHereChild: 'The child will use this account on this site.',
  usedAt: 'You’ll use this account at {host}. When you sign in here, we take you there.',
  everyoneHere: 'You’ll use your account on this site.',
  membersHere: 'Members use their account on this site.',
  visitorsHere: 'Visitors use their account on this site.',
  visitors: 'Visitors use their account at {host}.',
  medicareHere: 'Visitors with Medicare use their account on this site.',
  medicare: 'Visitors with Medicare use their account at {host}.',
} as const;

const t = translator('accountSites', texts);

/** @param isChild whether a guardian registers a child, whose account is always used on this site */
export const accountSiteText = (host: string | null, isChild: boolean): string =>
  host === null ? t(isChild ? 'usedHereChild' : 'usedHere') : t('usedAt', { host });

export const accountSitesText = (rows: readonly AccountSite[]): string =>
  rows.map((row) => (row.host === null ? t(`${row.who}Here`) : t(row.who, { host: row.host }))).join(' ');
