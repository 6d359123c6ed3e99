/** What the shared pieces say. */
import { translator } from '../lib/i18n.ts';

export const t = translator({
  retry: 'Try again',
  failedNext: 'Nothing is lost. Try again, or call {phone} if it goes on.',
  reference: 'Reference {reference}',
  ok: 'OK',
});
