import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  of: 'of {shown}',
  chosen: 'Filters in use',
  remove: 'Remove filter:',
  clear: 'Clear all filters',
  clearSearch: 'Clear the search',
  sort: 'Sort by',
  sorted: 'Sorted: {order}.',
} as const;

export const t = translator('list', texts);
