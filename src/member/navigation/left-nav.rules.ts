/** Entries of the left navigation, and which one is active (spec 000 §2, 001 §2 'Left navigation'). Pure. */
import { leftNavTextName } from '../../content/content.rules.ts';
import { DEFAULT_PATH, formatRoute, navigationPathOf } from '../../routing/hash.rules.ts';
import { t } from './left-nav.text.ts';

interface EntryRow {
  id: string;
  path: readonly string[];
  /** Whether the view's filters are shown below the entry (spec 000 §2 'with refine panel'). */
  refine: boolean;
}

/** The statement archive is shown on every brand, because the specified condition uses a field that does not exist (spec 000 §2, 001 §2). */
const ENTRIES = [
  { id: 'activity-summary', path: DEFAULT_PATH, refine: false },
  // The specification has no refine panel for claims, so the filters are in the view (decisions/shell#where-filters-are).
  { id: 'claims-and-payments', path: ['claims', 'claimsAndPayments'], refine: false },
  { id: 'health-plans', path: ['claims', 'healthPlans'], refine: true },
  { id: 'messages', path: ['claims', 'messageCenter'], refine: true },
  { id: 'statement-archive', path: ['claims', 'statementArchives'], refine: true },
  { id: 'educational-material', path: ['claims', 'educational-materials'], refine: false },
] as const satisfies readonly EntryRow[];

export interface NavEntry extends EntryRow {
  label: string;
  href: string;
  textName: string;
}

export interface NavBrand {
  /** Whether both the brand and the selected group have a message center. */
  messageCenter: boolean;
  /** Whether the selected group shows educational material; default: true. */
  education?: boolean;
  /** The brand's name for the educational material, in the page's language. */
  formsLabel: string;
}

/**
 * The entries in order. Messages is included only if there is a message center (000 §6, 001 §6). The educational material has
 * the brand's own name (000 §2), and is left out if the group hides it (001 §6).
 */
export const navEntries = ({ messageCenter, education = true, formsLabel }: NavBrand): NavEntry[] =>
  ENTRIES.filter(
    ({ id }) => (id !== 'messages' || messageCenter) && (id !== 'educational-material' || education),
  ).map((row) => ({
    ...row,
    label: row.id === 'educational-material' ? formsLabel : t(row.id),
    href: formatRoute({ path: row.path, params: {} }),
    textName: leftNavTextName(row.id),
  }));

/** 'here': the entry opens the current view; 'above': the current view is nested in the view that the entry opens. */
export type EntryPosition = 'here' | 'above' | null;

/** The entry's position relative to the current view; null if the entry is not active. @param entry path of the entry @param path path of the current route */
export function positionOf(entry: readonly string[], path: readonly string[]): EntryPosition {
  const parts = navigationPathOf(path);
  if (!entry.every((segment, index) => parts[index] === segment)) return null;
  return entry.length === parts.length ? 'here' : 'above';
}
