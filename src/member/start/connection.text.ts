import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  offline: 'You are offline. What is on the screen stays, and may be out of date.',
  online: 'You are online again.',
} as const;

export const t = translator('connection', texts);
