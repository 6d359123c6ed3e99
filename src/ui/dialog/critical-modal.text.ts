/** `critical` is quoted from spec 000 §8. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Error',
  critical: 'There has been a problem accessing this service. Please contact technical support.',
  close: 'Close',
  reference: 'Reference {reference}',
} as const;

export const t = translator('criticalModal', texts);
