/** Claims and balances are true on a day: a member's page on paper says on which it was printed. */
import { today } from '../lib/date.ts';
import { showLongDate } from '../lib/long-date.ts';
import { t } from './print-date.text.ts';

/**
 * Writes the day under the brand's name when the page is about to be printed; on screen it is not seen.
 * @param timeZone the brand's. @returns stops it
 */
export function showDateInPrint(timeZone: string): () => void {
  const line = document.createElement('p');
  line.className = 'print-date';
  document.querySelector('.header')?.append(line);
  const write = (): void => {
    line.textContent = t('printed', { date: showLongDate(today(timeZone)) });
  };
  window.addEventListener('beforeprint', write);
  return () => {
    window.removeEventListener('beforeprint', write);
    line.remove();
  };
}
