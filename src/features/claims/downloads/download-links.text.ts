/** The links of the list, and the messages once a file is there. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  csv: 'Download as CSV',
  about: { one: '{shown} claim, as shown', other: '{shown} claims, as shown' },
  ready: {
    one: 'Your spreadsheet with {count} claim is ready. Look in your downloads.',
    other: 'Your spreadsheet with {count} claims is ready. Look in your downloads.',
  },
  saved: { one: '{count} claim saved as {name}', other: '{count} claims saved as {name}' },
} as const;

export const t = translator('claimDownloads', texts);
