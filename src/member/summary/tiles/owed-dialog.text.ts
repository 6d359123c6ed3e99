import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: '{amount} left to pay',
  notBill:
    'This is not a bill. Compare each amount with the bill that your provider sends you, and call us if that asks for more. What you paid yourself is not subtracted: mark it below.',
  left: {
    one: '{count} more claim is in the list.',
    other: '{count} more claims are in the list.',
  },
  loading: 'Loading why you owe this',
  failed: 'We could not load why you owe this.',
  appeal: 'Before you pay, see whether you can appeal',
  allClaims: 'See all claims',
  close: 'Close',
} as const;

export const t = translator('owedDialog', texts);
