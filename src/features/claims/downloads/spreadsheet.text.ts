import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  spreadsheet: 'Download to spreadsheet',
  failed: 'We couldn’t make the spreadsheet.',
} as const;

export const t = translator('claimSpreadsheet', texts);
