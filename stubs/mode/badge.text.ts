import { translator } from '../../src/lib/text/i18n.ts';

export const texts = {
  badge: 'Stub mode',
  member: 'Stub mode: canned answers, no services',
  producer: 'Stub mode: canned answers, signing in as an agent',
  leave: 'Leave',
} as const;

export const t = translator('stub', texts);
