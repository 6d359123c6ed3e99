/** The statement archive as a list: its filters and sorts. Pure. */
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

/** Element ids of the list begin with it. */
export const LIST_ID = 'statements';

/** The option of statements that are for no one person. */
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

/** @param people names in the order in which they are shown */
export const statementListOf = (people: readonly string[]): ListDefinition<ArchivedStatement> => ({
  idOf: ({ documentId }) => documentId,
  facets: facetsOf(people),
  sorts: SORTS,
  words: {
    count: (count) => t('count', { count, shown: showCount(count) }),
    firstOpen: () => '', // no row opens by itself
    noneLeft: () => ({ text: t('noneLeft'), next: t('noneLeftNext') }),
  },
});

/** Heading of the statements of a month, `November 2026` (spec 001 §3 'byMonth'): that of the date by which they are sorted. */
export const monthOf = ({ deliveryDate }: ArchivedStatement): string => monthAndYear(deliveryDate);

/** 'Ending from November 23, 2025 to November 23, 2026'; a line breaks between the dates only. */
export function rangeText(range: RangeChoice, today: IsoDate, show: (day: IsoDate) => string): string {
  const { from, to } = spanOf(range, today);
  return t('span', { from: show(from), to: show(to) });
}
