import { t as form } from '../../lib/fields/form.text.ts';
import { REASON_LENGTH } from './reason-length.ts';
import { t } from './simulation.text.ts';

/** Validates a reason. @returns the error text, or null if it is valid @param reason trimmed */
export function reasonError(reason: string): string | null {
  if (reason === '') return form('missing');
  return reason.length < REASON_LENGTH.min ? t('reasonShort', { count: REASON_LENGTH.min }) : null;
}
