/** Message after a 429, with the time at which to try again. */
import { pageLocale, translator } from '../text/i18n.ts';
import { waitUntil } from './try-again.rules.ts';

export const texts = {
  againAt: 'Try again at {time}.',
  againOn: 'Try again on {day} at {time}.',
  againSoon: 'Wait a few minutes, then try again.',
} as const;

const t = translator('tryAgain', texts);

/** The message, with the time in the device's time zone. @param until end of the wait in milliseconds since 1970; null if unknown */
export function tryAgainText(until: number | null): string {
  if (until === null) return t('againSoon');
  const { time, day } = waitUntil(until, Date.now(), pageLocale());
  return day === null ? t('againAt', { time }) : t('againOn', { day, time });
}
