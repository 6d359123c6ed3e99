/** The capabilities of brands by which the directory page can be filtered. */
import type { Brand } from '../../brand/brand.schema.ts';
import { hasTab } from '../../brand/copy/features.ts';

interface Capability {
  id: string;
  label: string;
  has(brand: Brand): boolean;
}

export const CAPABILITIES: readonly Capability[] = [
  { id: 'message-center', label: 'Message center', has: ({ messageCenter }) => messageCenter },
  { id: 'live-chat', label: 'Live chat', has: ({ chat }) => chat.code !== undefined },
  { id: 'pay-premium', label: 'Pay Premium tab', has: hasTab('pay-premium') },
  { id: 'wellness', label: 'Wellness tab', has: hasTab('wellness') },
  { id: 'forms', label: 'Forms & Resources tab', has: hasTab('forms-and-resources') },
  { id: 'plan-details', label: 'Links to plan details', has: ({ planDetailsLink }) => planDetailsLink },
  { id: 'progress-v5', label: 'Plan progress V5', has: ({ planProgress }) => planProgress.version === 'V5' },
  { id: 'data-archive', label: 'Data archive', has: ({ dataArchive }) => dataArchive },
  {
    id: 'canceled-hidden',
    label: 'Canceled plans left out',
    has: ({ canceledPlans }) => canceledPlans === 'omitted',
  },
  { id: 'sign-in-newer', label: 'Sign-in: newer flow', has: ({ signIn }) => signIn.flow === 'newer' },
  { id: 'sign-in-older', label: 'Sign-in: older flow', has: ({ signIn }) => signIn.flow === 'older' },
  { id: 'sign-in-userauth', label: 'Sign-in: userauth', has: ({ signIn }) => signIn.flow === 'userauth' },
  { id: 'sign-in-token', label: 'Sign-in: token', has: ({ signIn }) => signIn.flow === 'token' },
  { id: 'from-12', label: 'Members from age 12', has: ({ minimumMemberAge }) => minimumMemberAge === 12 },
  {
    id: 'id-general',
    label: 'Member ID: general rule',
    has: ({ memberId }) => memberId.rule === 'general',
  },
  {
    id: 'id-digits',
    label: 'Member ID: digits after a prefix',
    has: ({ memberId }) => memberId.rule === 'digitsAfterPrefix',
  },
  {
    id: 'id-alphanumeric',
    label: 'Member ID: letters and digits',
    has: ({ memberId }) => memberId.rule === 'alphanumeric',
  },
  {
    id: 'one-registration',
    label: 'Only one registration type',
    has: ({ registrationTypes }) => registrationTypes.length === 1,
  },
  { id: 'mega-footer', label: 'Footer in columns', has: ({ footer }) => footer.kind === 'mega' },
  { id: 'social', label: 'Social links', has: ({ footer }) => Object.keys(footer.social).length > 0 },
  { id: 'accreditation', label: 'Accreditation logo', has: ({ uracAccredited }) => uracAccredited },
];

export const capabilitiesOf = (brand: Brand): string[] =>
  CAPABILITIES.filter(({ has }) => has(brand)).map(({ id }) => id);
