import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './panel-folds.text.ts';

export const panelFolds: Translation<typeof texts> = {
  claims: { one: '{count} reclamo', other: '{count} reclamos' },
};
