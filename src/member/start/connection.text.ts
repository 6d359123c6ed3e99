import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  offline: 'You’re offline. What’s on the screen stays, but it may be out of date.',
  online: 'You’re online again.',
} as const;

export const t = translator('connection', texts);
