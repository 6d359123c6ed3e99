/** What the options of the filters are called. */
import { t as claimText } from '../claims.text.ts';
import type { Facet, ListContext } from './claims-index.rules.ts';
import { t } from './claims-list.text.ts';
import { nameInKey } from '../patients.rules.ts';
import type { Claim, ClaimStatus } from '../claims.schema.ts';

const PLAN_TYPES = ['medical', 'dental', 'vision', 'drug'] as const satisfies readonly Claim['planType'][];
const STATUSES = [
  'approved',
  'partly-approved',
  'denied',
  'adjusted',
  'in-process',
] as const satisfies readonly ClaimStatus[];

type GroupNames = ListContext['groupNames'];

/** An option in words; one that this build does not know stays as it is. */
const OPTION_NAMES: Readonly<Record<Facet, (option: string, groupNames: GroupNames) => string>> = {
  newness: (option) => t(option === 'new' ? 'newness.new' : 'newness.seen'),
  member: nameInKey,
  planType: (option) => {
    const known = PLAN_TYPES.find((one) => one === option);
    return known ? claimText(`plan.${known}`) : option;
  },
  status: (option) => {
    const known = STATUSES.find((one) => one === option);
    return known ? claimText(`status.${known}`) : option;
  },
  group: (option, groupNames) => {
    const name = groupNames[option];
    return name ? t('groupOf', { name, group: option }) : t('group', { group: option });
  },
};

export const optionName = (facet: Facet, option: string, groupNames: GroupNames): string =>
  OPTION_NAMES[facet](option, groupNames);
