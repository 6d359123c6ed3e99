/** Checks the part of an address after `#/` or `#!/`, on the pages whose content depends on it (spec 000 §2). */
import { didYouMean } from '../nearest.ts';

/** Routes of the member area, including older addresses. A test compares them with the member area's views. */
export const MEMBER_ROUTES: readonly string[] = [
  ...[
    'activitySummary',
    'claimsAndPayments',
    'claimsAndPayments/payClaim',
    'claimsAndPayments/payClaim/select',
    'claimsAndPayments/payClaim/confirm',
    'claimsAndPayments/dentalProcedureHistory',
    'healthPlans',
    'messageCenter',
    'statementArchives',
    'educational-materials',
  ].flatMap((route) => [`claims/${route}`, route]),
  'educationalMaterial',
  'claims',
  'claims/yearOfCosts',
  'landing',
  'change-password',
  'security-question',
  'spendingSummary',
  'account',
  'ebill',
  'claims-and-spending',
  'finder',
  'prescriptions',
  'wellness',
];

const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/login/': MEMBER_ROUTES,
  '/mbr/': MEMBER_ROUTES,
  '/spa/': MEMBER_ROUTES,
  '/msg/': ['contact-us'],
};

/**
 * @param path path of the page, with a slash at its end
 * @param fragment what follows the `#`
 * @returns an error message, or null
 */
export function viewError(path: string, fragment: string): string | null {
  const { sign, route = '' } = /^(?<sign>!?\/)(?<route>[^?]*)/.exec(fragment)?.groups ?? {};
  const routes = ROUTES[path];
  const name = route.replace(/(?:^|\/)[^/]*=[^/]*\/?$/, '').replace(/\/$/, '');
  if (sign === undefined || !routes || name === '' || routes.includes(name)) return null;
  const known = routes.map((other) => `#${sign}${other}`);
  return `there is no #${sign}${name} on ${path}${didYouMean(`#${sign}${name}`, known) || `: write an address such as ${path}${known[0] ?? ''}`}`;
}
