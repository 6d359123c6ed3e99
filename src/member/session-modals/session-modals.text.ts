/** Texts of the session's modals. The error texts are quoted from spec 000 §8. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  forcedPassword: 'Choose a new password',
  forcedPasswordText: 'Change your password before you continue. It takes a minute.',
  forcedPasswordAction: 'Change password',
  pleaseLogin: 'Please Login',
  pleaseLoginText: 'Please login to view claims',
  error: 'Error',
  errorText: 'An error has occurred.  System is currently unavailable.',
  ok: 'OK',
  reference: 'Reference {reference}',
} as const;

export const t = translator('sessionModals', texts);
