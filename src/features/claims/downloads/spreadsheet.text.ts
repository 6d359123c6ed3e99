import { translator } from '../../../lib/i18n.ts';

export const texts = {
  spreadsheet: 'Download to spreadsheet',
  csv: 'Download as CSV',
  about: { one: '{shown} claim, as shown', other: '{shown} claims, as shown' },
  failed: 'We could not make the spreadsheet.',
  ready: {
    one: 'Your spreadsheet with {count} claim is ready. Look in your downloads.',
    other: 'Your spreadsheet with {count} claims is ready. Look in your downloads.',
  },
  saved: { one: '{count} claim saved as {name}', other: '{count} claims saved as {name}' },
} as const;

export const t = translator('claimSpreadsheet', texts);
