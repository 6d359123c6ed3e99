import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  inUse: { one: 'filter in use', other: 'filters in use' },
} as const;

export const t = translator('refineBlocks', texts);
