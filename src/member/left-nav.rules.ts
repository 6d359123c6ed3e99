/** Which entries the left navigation has, and which of them a route stands under (spec 000 §2, 001 §2 'Left navigation'). Pure. */
import { leftNavTextName } from '../content/content.rules.ts';
import { DEFAULT_PATH, formatRoute } from '../routing/hash.rules.ts';
import { t } from './left-nav.text.ts';

interface Place {
  id: string;
  /** Path of the view that it leads to. */
  path: readonly string[];
  /** Whether a view's filters stand under it (spec 000 §2 'with refine panel'). */
  refine: boolean;
}

/**
 * In the order of 000 §2. The filter that was meant to take the statement archive from two brands compares a
 * field that does not exist, so the entry stays for every brand (000 §2, 001 §2).
 */
const PLACES = [
  { id: 'activity-summary', path: DEFAULT_PATH, refine: false },
  { id: 'claims-and-payments', path: ['claims', 'claimsAndPayments'], refine: true },
  { id: 'health-plans', path: ['claims', 'healthPlans'], refine: true },
  { id: 'messages', path: ['claims', 'messageCenter'], refine: true },
  { id: 'statement-archive', path: ['claims', 'statementArchives'], refine: true },
  { id: 'educational-material', path: ['claims', 'educational-materials'], refine: false },
] as const satisfies readonly Place[];

export interface NavEntry extends Place {
  /** What it says until the content service says otherwise. */
  label: string;
  href: string;
  /** The content service's name of the label. */
  textName: string;
}

/** What the navigation asks of a brand. */
export interface NavBrand {
  /** Whether the member has messages (`hasMessages`). */
  messageCenter: boolean;
  /** What the brand calls the educational material, in the page's language. */
  formsLabel: string;
}

/**
 * The entries of a brand in order: Messages only where the member has some (000 §6, 001 §6), the
 * educational material under the brand's own name (000 §2).
 */
export const navEntries = ({ messageCenter, formsLabel }: NavBrand): NavEntry[] =>
  PLACES.filter(({ id }) => id !== 'messages' || messageCenter).map((place) => ({
    ...place,
    label: place.id === 'educational-material' ? formsLabel : t(place.id),
    href: formatRoute({ path: place.path, params: {} }),
    textName: leftNavTextName(place.id),
  }));

/** How an entry stands to the view that is shown: it is the view, or the view lies under it. */
export type Standing = 'here' | 'above' | null;

/** How the place at `place` stands to the route's path; a nested view keeps the entry of its parent active. */
export function standingOf(place: readonly string[], path: readonly string[]): Standing {
  if (!place.every((segment, index) => path[index] === segment)) return null;
  return place.length === path.length ? 'here' : 'above';
}
