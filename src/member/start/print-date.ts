import { brandToday } from '../../lib/date/brand-day.ts';
import { showLongDate } from '../../lib/date/long-date.ts';
import { t } from './print-date.text.ts';

/** Writes the date under the brand's name before printing: claims and balances are true on a day. */
export function showDateInPrint(): () => void {
  const line = document.createElement('p');
  line.className = 'print-date';
  document.querySelector('.header')?.append(line);
  const write = (): void => {
    line.textContent = t('printed', { date: showLongDate(brandToday()) });
  };
  window.addEventListener('beforeprint', write);
  return () => {
    window.removeEventListener('beforeprint', write);
    line.remove();
  };
}
