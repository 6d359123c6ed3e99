import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: '{amount} left to pay',
  notBill:
    'This is not a bill. Compare each amount with the bill from your provider. If the bill asks for more, call us. We don’t subtract what you paid yourself, so mark it below.',
  left: {
    one: '{count} more claim is in the list.',
    other: '{count} more claims are in the list.',
  },
  loading: 'Loading why you owe this',
  failed: 'We couldn’t load why you owe this.',
  appeal: 'Before you pay, see whether you can appeal',
  allClaims: 'See all claims',
  close: 'Close',
} as const;

export const t = translator('owedDialog', texts);
