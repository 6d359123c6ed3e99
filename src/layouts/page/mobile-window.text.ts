/** Texts of the mobile window. The first is quoted from spec 000 §2 Header. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  openerGone: 'The mobile window has unexpectedly closed!',
  inOtherWindow: 'Opened in your other window.',
} as const;

export const t = translator('mobileWindow', texts);
