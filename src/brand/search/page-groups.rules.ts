/** How the list of all pages is grouped, and which pages are about plans. Pure. */
import type { ResultKind } from './search-index.ts';

/** Page names by group, in display order. A page that is not listed here belongs to the last group. */
const GROUPS = {
  plans: [
    'coverage',
    'medical',
    'dental',
    'vision',
    'prescription-drugs',
    'spending-accounts',
    'choosing-a-plan',
    'find-your-plan',
    'brands-by-state',
    'plans',
  ],
  care: ['find-care', 'find-an-agent', 'emergency', 'member-centers'],
  account: ['login', 'register', 'forgot-user-name', 'forgot-password'],
  help: [
    'faqs',
    'glossary',
    'explanation-of-benefits',
    'forms-and-resources',
    'state-help',
    'msg',
    'languages',
    'meaningful-access',
    'accessibility',
  ],
  about: [],
} as const satisfies Record<string, readonly string[]>;

type PageGroup = keyof typeof GROUPS;

const NAMES: readonly PageGroup[] = ['plans', 'care', 'account', 'help', 'about'];
export const PAGE_GROUPS: readonly PageGroup[] = NAMES;
const GROUP_OF: ReadonlyMap<string, PageGroup> = new Map(
  NAMES.flatMap((group) => GROUPS[group].map((name) => [name, group] as const)),
);

/** The group of a page. @param name name of a page, such as `dental` */
export const groupOf = (name: string): PageGroup => GROUP_OF.get(name) ?? 'about';

export const kindOf = (name: string): ResultKind => (groupOf(name) === 'plans' ? 'product' : 'content');
