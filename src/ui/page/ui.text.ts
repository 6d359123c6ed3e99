import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  loading: 'Loading',
  refine: 'Filter',
  retry: 'Try again',
  failedNext: 'Try again, or call {phone} if this keeps happening.',
  reference: 'Reference {reference}',
  brokenHeading: 'We couldn’t show this page',
  broken:
    'It may have been updated while you were here. Load it again. You’ll stay signed in. If this keeps happening, call {phone}.',
  unloaded:
    'It may have been updated while you were here, or the connection failed. Load it again. You’ll stay signed in, and we keep what you typed, except passwords. If this keeps happening, call {phone}.',
  reload: 'Load the page again',
} as const;

export const t = translator('ui', texts);
