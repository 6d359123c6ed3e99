import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './spreadsheet.text.ts';

export const claimSpreadsheet: Translation<typeof texts> = {
  spreadsheet: 'Descargar hoja de cálculo',
  failed: 'No pudimos preparar la hoja de cálculo.',
};
