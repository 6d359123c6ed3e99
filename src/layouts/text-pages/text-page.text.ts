import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  contents: 'On this page',
  related: 'Related pages',
} as const;

export const t = translator('textPage', texts);
