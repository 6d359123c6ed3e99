/** What a dated notice says besides its own words. */
import { translator } from '../lib/i18n.ts';

export const texts = {
  outage: 'Outage',
  storm: 'Storm',
  recall: 'Recall',
  notice: 'Notice',
} as const;

export const t = translator('alerts', texts);
