/** The site on which a new account is used (spec 000 §4 'Redirect rule after login', §6). Pure. */
import type { RecordSites } from '../../session/redirects/sign-in-redirect.rules.ts';
import type { RegistrationType } from './registration-types.rules.ts';

/**
 * The site to which each type of visitor is redirected. Members use the account on the site where they registered
 * (decisions/sign-in#the-redirect-after-a-sign-in).
 */
const SITE_OF_VISITOR = { VU65: 'shop', VMED: 'senior' } as const;

export type AccountSite =
  | { who: 'everyone' | 'members' | 'visitors' | 'medicare'; host: null }
  | { who: 'visitors' | 'medicare'; host: string };

const WHO = {
  VU65: 'visitors',
  VMED: 'medicare',
  MU65: 'members',
  MMED: 'members',
  MREG: 'members',
} as const satisfies Record<RegistrationType, AccountSite['who']>;

function siteOfVisitor(type: keyof typeof SITE_OF_VISITOR, sites: RecordSites): AccountSite {
  const { everywhere, prod } = sites[SITE_OF_VISITOR[type]];
  return { who: WHO[type], host: URL.parse(everywhere ?? prod ?? '')?.host ?? null };
}

/**
 * Returns a single row if all people who register here use their accounts on this site. The hosts in the rows are
 * production hosts.
 */
export function accountSites(offered: readonly RegistrationType[], sites: RecordSites): AccountSite[] {
  const visitors = (['VU65', 'VMED'] as const)
    .filter((type) => offered.includes(type))
    .map((type) => siteOfVisitor(type, sites));
  if (visitors.every(({ host }) => host === null)) return [{ who: 'everyone', host: null }];
  const hasMembers = offered.some((type) => type.startsWith('M'));
  return hasMembers ? [{ who: 'members', host: null }, ...visitors] : visitors;
}

/** Host of the site on which a person uses the new account; null for this site. @param rows from `accountSites` */
export const accountHost = (type: RegistrationType, rows: readonly AccountSite[]): string | null =>
  rows.find(({ who }) => who === WHO[type])?.host ?? null;
