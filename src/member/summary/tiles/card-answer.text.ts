/** Texts of the card answer. The cards themselves have their own texts. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  memberId: 'Member ID',
  show: 'Show my card',
  hint: 'Front and back, to show, save or print.',
  failed: 'We couldn’t load your member ID card.',
  none: 'There’s no card here, because this group has no active plan. Call {phone} for a copy of an earlier one.',
  ended:
    'There’s no card here, because your coverage in this group has ended. Call {phone} for a copy of an earlier one.',
  unloaded: 'The card didn’t load. Check your connection and try again.',
} as const;

export const t = translator('cardAnswer', texts);
