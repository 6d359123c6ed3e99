import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  printed: 'Printed on {date}',
} as const;

export const t = translator('printDate', texts);
