/** Which results the search of a brand returns (spec 000 §2 Footer). Pure. */
import type { Brand } from '../brand.schema.ts';
import type { ResultKind } from './search-index.ts';

type SearchBrand = Pick<Brand, 'pages' | 'search'>;

/** The kinds of results that the brand's flags allow. */
export const kindsOf = ({ search: { productEnabled, contentEnabled } }: SearchBrand): ResultKind[] => [
  ...(productEnabled ? (['product'] as const) : []),
  ...(contentEnabled ? (['content'] as const) : []),
];

/** Whether the brand has a search: at least one search flag is on, and the pages that the search form needs exist. */
export const hasSearch = (brand: SearchBrand): boolean =>
  kindsOf(brand).length > 0 && ['search', 'all-pages'].every((name) => brand.pages.includes(name));
