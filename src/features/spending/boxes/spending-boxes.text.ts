/** Texts of the spending boxes on the activity summary. The heading is quoted from spec 001 §2. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  count: { one: '{count} account', other: '{count} accounts' },
  through: 'Through {employer}',
  accounts: 'You have spending accounts.',
  begun: 'Your enrollment in a health savings account (HSA) has started.',
  opening: 'We’re opening your health savings account (HSA).',
  openingNext: 'You’ll see it here once it’s open. You don’t need to do anything else.',
  terms: 'You have a health savings account (HSA).',
  termsNext: 'Accept its terms to see it here.',
  termsNextOther: 'Only the subscriber can accept its terms. Until then, we don’t show it here.',
  toTerms: 'Read the terms',
  offer: 'You have no spending account here yet.',
  offerNext:
    '{employer} offers a health savings account. In it, you set aside money before taxes to pay for care.',
  offerNextOwn:
    'Your plan offers a health savings account. In it, you set aside money before taxes to pay for care.',
  toOffer: 'Open an HSA',
} as const;

export const t = translator('spendingBoxes', texts);
