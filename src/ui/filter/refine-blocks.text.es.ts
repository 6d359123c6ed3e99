import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './refine-blocks.text.ts';

export const refineBlocks: Translation<typeof texts> = {
  inUse: { one: 'filtro en uso', other: 'filtros en uso' },
};
