import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  csv: 'Download as CSV',
  about: { one: '{shown} claim, as shown', other: '{shown} claims, as shown' },
  csvFailed: 'We couldn’t make the CSV file.',
  ready: {
    one: 'Saved a spreadsheet with {count} claim to your downloads.',
    other: 'Saved a spreadsheet with {count} claims to your downloads.',
  },
  saved: {
    one: 'Saved {count} claim to your downloads as {name}',
    other: 'Saved {count} claims to your downloads as {name}',
  },
} as const;

export const t = translator('claimDownloads', texts);
