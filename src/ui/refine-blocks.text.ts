/** What blocks of filters say beside the names that they are given. */
import { translator } from '../lib/i18n.ts';

export const texts = {
  inUse: { one: 'filter in use', other: 'filters in use' },
} as const;

export const t = translator('refineBlocks', texts);
