/** Texts for the counts in the heads of collapsed panels. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  claims: { one: '{count} claim', other: '{count} claims' },
} as const;

export const t = translator('panelFolds', texts);
