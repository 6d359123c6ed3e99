/** Heading and text are quoted from spec 001 §2. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  wait: 'Please Wait',
  downloading: 'File Download in Progress...',
  cancel: 'Cancel the download',
} as const;

export const t = translator('progress', texts);
