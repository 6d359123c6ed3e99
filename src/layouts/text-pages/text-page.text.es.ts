import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './text-page.text.ts';

export const textPage: Translation<typeof texts> = {
  contents: 'En esta página',
  related: 'Páginas relacionadas',
};
