/** What the sign-in page shows at the address of a header tab (spec 000 §2 Header). Pure. */
import type { Brand, Tab } from '../../brand/brand.schema.ts';

/** For each tab, the page on its topic that needs no sign-in; null if there is none. A brand may lack the page. */
const PAGE_OF_TAB = {
  'pay-premium': null,
  coverage: 'coverage',
  'claims-and-spending': 'explanation-of-benefits',
  claims: 'explanation-of-benefits',
  spending: 'spending-accounts',
  'find-a-doctor': 'find-care',
  prescriptions: 'prescription-drugs',
  wellness: null,
  'forms-and-resources': 'forms-and-resources',
} as const;

export type ExplainedTab = keyof typeof PAGE_OF_TAB;
type OpenPage = NonNullable<(typeof PAGE_OF_TAB)[ExplainedTab]>;

export interface SignedOutTab {
  id: ExplainedTab;
  label: string;
  /** Id of the element that the tab's address targets: `/finder` for `/login/#/finder`. */
  target: string;
  page: OpenPage | null;
}

const isExplained = (id: string): id is ExplainedTab => Object.hasOwn(PAGE_OF_TAB, id);

function explained({ id, label, url }: Tab): SignedOutTab | null {
  const target = url.split('#')[1];
  return isExplained(id) && target !== undefined ? { id, label, target, page: PAGE_OF_TAB[id] } : null;
}

/** The header tabs that lead to the sign-in page and have an entry in `PAGE_OF_TAB`. */
export const signedOutTabs = ({ tabs, pages }: Pick<Brand, 'tabs' | 'pages'>): SignedOutTab[] =>
  tabs.flatMap((tab) => {
    const row = explained(tab);
    if (!row) return [];
    return [{ ...row, page: row.page !== null && pages.includes(row.page) ? row.page : null }];
  });
