/** After a 429: when to try again. */
import { pageLocale, translator } from '../text/i18n.ts';
import { waitUntil } from './try-again.rules.ts';

export const texts = {
  againAt: 'Try again at {time}.',
  againOn: 'Try again on {day} at {time}.',
  againSoon: 'Wait a few minutes, then try again.',
} as const;

const t = translator('tryAgain', texts);

/** Shows the time in the device's zone. @param until milliseconds since 1970; null if unknown */
export function tryAgainText(until: number | null): string {
  if (until === null) return t('againSoon');
  const { time, day } = waitUntil(until, Date.now(), pageLocale());
  return day === null ? t('againAt', { time }) : t('againOn', { day, time });
}
