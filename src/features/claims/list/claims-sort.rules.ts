/** The sorts of the claims list. Pure. */
import {
  compareCodes,
  compareNames,
  compareNumbers,
  sortKey,
  type SortDefinition,
} from '../../../ui/list/sort-rows.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { t } from './claims-list.text.ts';

const byDate = sortKey(({ serviceDate }: Claim) => serviceDate, compareCodes);
const byCost = sortKey(({ memberCost }: Claim) => memberCost, compareNumbers);
const byProvider = sortKey(({ provider }: Claim) => provider || null, compareNames);
const byMember = sortKey(({ patient }: Claim) => patient.firstName, compareNames);

export const CLAIM_SORTS = {
  newest: { key: byDate, descending: true, label: () => t('sort.newest') },
  oldest: { key: byDate, label: () => t('sort.oldest') },
  highest: { key: byCost, descending: true, label: () => t('sort.highest') },
  lowest: { key: byCost, label: () => t('sort.lowest') },
  provider: { key: byProvider, label: () => t('sort.provider') },
  member: { key: byMember, label: () => t('sort.member') },
} as const satisfies Record<string, SortDefinition<Claim>>;
export type SortName = keyof typeof CLAIM_SORTS;

export const isSortName = (text: string): text is SortName => Object.hasOwn(CLAIM_SORTS, text);
export const SORT_NAMES: readonly SortName[] = Object.keys(CLAIM_SORTS).filter(isSortName);
