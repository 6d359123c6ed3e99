/** Defines the filters and sort orders of the statement list. Pure. */
import { showCount } from '../../lib/text/count.ts';
import type { IsoDate } from '../../lib/date/date.ts';
import { spanOf, type RangeChoice } from '../../ui/filter/date-range.rules.ts';
import { monthAndYear } from '../../ui/chart/month-names.ts';
import type { FacetDefinition, ListDefinition } from '../../ui/list/list-index.rules.ts';
import { compareCodes, sortKey, type SortDefinition } from '../../ui/list/sort-rows.rules.ts';
import type { ArchivedStatement } from './statement-archive.rules.ts';
import type { StatementFacet, StatementSort } from './statement-list.schema.ts';
import { STATEMENT_KINDS, statementKind } from './statement-titles.rules.ts';
import { t } from './statements.text.ts';

/** Prefix of the list's element ids. */
export const LIST_ID = 'statements';

/** Filter option for statements that are not for a single person. */
const WHOLE_PLAN = '';

function kindLabel(option: string): string {
  const kindKey = STATEMENT_KINDS.find((kind) => kind === option);
  return kindKey ? t(`kind.${kindKey}`) : option;
}

const facetsOf = (people: readonly string[]): Record<StatementFacet, FacetDefinition<ArchivedStatement>> => ({
  kind: {
    label: () => t('facet.kind'),
    optionOf: statementKind,
    optionLabel: kindLabel,
    rankOf: (option) => STATEMENT_KINDS.findIndex((kind) => kind === option),
  },
  person: {
    label: () => t('facet.person'),
    optionOf: ({ dependent }) => dependent,
    optionLabel: (option) => (option === WHOLE_PLAN ? t('wholePlan') : option),
    rankOf: (option) => (people.includes(option) ? people.indexOf(option) : people.length),
  },
});

const byDate = sortKey(({ deliveryDate }: ArchivedStatement) => deliveryDate, compareCodes);

const SORTS: Readonly<Record<StatementSort, SortDefinition<ArchivedStatement>>> = {
  newest: { key: byDate, descending: true, label: () => t('sort.newest') },
  oldest: { key: byDate, label: () => t('sort.oldest') },
};

/** @param people names in display order */
export const statementListOf = (people: readonly string[]): ListDefinition<ArchivedStatement> => ({
  idOf: ({ documentId }) => documentId,
  facets: facetsOf(people),
  sorts: SORTS,
  words: {
    count: (count) => t('count', { count, shown: showCount(count) }),
    firstOpen: () => '', // no row is open initially
    noneLeft: () => ({ text: t('noneLeft'), next: t('noneLeftNext') }),
  },
});

/** The month of the date that statements are sorted by, such as `November 2026` (spec 001 §3 'byMonth'). */
export const monthOf = ({ deliveryDate }: ArchivedStatement): string => monthAndYear(deliveryDate);

/** Formats the range, such as 'Ending from November 23, 2025 to November 23, 2026'. */
export function rangeText(range: RangeChoice, today: IsoDate, show: (day: IsoDate) => string): string {
  const { from, to } = spanOf(range, today);
  return t('span', { from: show(from), to: show(to) });
}
