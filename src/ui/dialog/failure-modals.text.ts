/** `critical` is quoted from spec 000 §8; the guardian texts belong to the 'Guardian-verification-failure modal' of §9. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  error: 'Error',
  critical: 'There has been a problem accessing this service. Please contact technical support.',
  guardian: 'Call us to confirm you as the guardian',
  closed:
    'We tried three times and couldn’t confirm it, so you can’t try again on this page. Nothing was changed. We can confirm it with you by phone.',
  call: 'We can help. Call {phone}, {hours}.',
  close: 'Close',
  reference: 'Reference {reference}',
} as const;

export const t = translator('failureModals', texts);
