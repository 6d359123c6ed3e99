/** Where the insurance card is; the cards have texts of their own. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  memberId: 'Member ID',
  show: 'Show my card',
  hint: 'Front and back, to show, save or print.',
  failed: 'We could not load your insurance card.',
  none: 'There is no card here, because this group has no plan that is active. Call {phone} for a copy of an earlier one.',
  unloaded: 'The card did not load. Check your connection and try again.',
} as const;

export const t = translator('cardAnswer', texts);
