/** What a dated notice says besides its own words. */
import { translator } from '../lib/i18n.ts';

export const t = translator({
  outage: 'Outage',
  storm: 'Storm',
  recall: 'Recall',
  notice: 'Notice',
});
