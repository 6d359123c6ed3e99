import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  pageOf: 'Page {page} of {pages}',
  size: 'Rows per page',
} as const;

export const t = translator('pager', texts);
