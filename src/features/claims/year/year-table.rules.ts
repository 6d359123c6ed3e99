/** The tables of a year's costs, and a CSV file with the same rows (decisions/home#a-year-of-health-costs). Pure. */
import type { DateSpan } from '../../../lib/date/date.ts';
import { monthAndYear } from '../../../ui/chart/month-names.ts';
import { amountCell } from '../../../ui/list/csv-columns.rules.ts';
import { nameInKey } from '../patients.rules.ts';
import { t as planText } from '../plan-type.text.ts';
import type { Costs, YearOfCosts } from './year-of-costs.rules.ts';
import { t } from './year-of-costs.text.ts';

export const SECTIONS = ['month', 'person', 'kind'] as const;
export type SectionName = (typeof SECTIONS)[number];

export interface CostTableRow extends Costs {
  key: string;
  /** For example `November 2026`, `Maria Delgado` or `Dental`. */
  name: string;
}

/** The tables in display order. The rows of each add up to the total. */
export const sectionsOf = ({ months, people, kinds }: YearOfCosts): Record<SectionName, CostTableRow[]> => ({
  month: months.map((row) => ({ ...row, name: monthAndYear(row.key) })),
  person: people.map((row) => ({ ...row, name: nameInKey(row.key) })),
  kind: kinds.map((row) => ({ ...row, name: planText(row.key) })),
});

/** The name of the last row: 'Total' only if every settled claim is counted. */
export const totalName = ({ isComplete }: Pick<YearOfCosts, 'isComplete'>): string =>
  t(isComplete ? 'total' : 'totalOfRead');

/** A column: a count or an amount in cents. */
export type FigureName = keyof Costs;

/** The columns to show. Payments from spending accounts have a column unless their total is known to be 0. */
export const figureNames = ({ total }: Pick<YearOfCosts, 'total'>): FigureName[] => [
  'claims',
  'planPaid',
  'share',
  ...(total.fromAccounts === 0 ? [] : ['fromAccounts' as const]),
];

function cell(costs: Costs, name: FigureName): string {
  const figure = costs[name];
  if (figure === null) return t('unknown');
  return name === 'claims' ? String(figure) : amountCell(figure);
}

/** The lines of the CSV file. @param notes sentences on what is missing from the figures, added at the end */
export function costLines(year: YearOfCosts, notes: readonly string[]): string[][] {
  const sections = sectionsOf(year);
  const figures = figureNames(year);
  const headings = [t('by'), t('name'), ...figures.map((name) => t(name))];
  const cellsOf = (costs: Costs) => figures.map((name) => cell(costs, name));
  return [
    headings,
    ...SECTIONS.flatMap((section) =>
      sections[section].map((row) => [t(`by.${section}`), row.name, ...cellsOf(row)]),
    ),
    [totalName(year), '', ...cellsOf(year.total)],
    ...notes.map((note) => headings.map((_heading, at) => (at === 0 ? note : ''))),
  ];
}

/** The file name reveals neither the member nor a chosen person (decisions/claims#downloads-of-the-claims-list). */
export const costFileName = ({ from, to }: DateSpan, isFiltered: boolean): string =>
  `${t(isFiltered ? 'fileFiltered' : 'file', { from, to })}.csv`;
