/** The rows of the comparison: a label, the source of the figures, and each plan's value. */
import { listText } from '../../../lib/text/list-text.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { inDollars } from '../plan-limits.ts';
import type { Market } from '../plans.schema.ts';
import type { PricedPlan } from '../price.rules.ts';
import { t } from './compare.text.ts';
import { costOf, EXAMPLE_YEARS, YEARS, type ExampleCare, type YearName } from './example-years.ts';
import { yearCost, yearOfPremiums, type MissingNumber } from './year-cost.rules.ts';

export interface Cell {
  /** The figure, or a text that says it is unknown. */
  lines: readonly string[];
  isFigure: boolean;
  /** The parts of the figure; '' if the figure has no parts. */
  detail: string;
}

export interface Row {
  id: string;
  label: string;
  /** What the row shows, and the source of its figures. */
  note: string;
  cellOf(plan: PricedPlan): Cell;
}

const figure = (text: string, detail = ''): Cell => ({ lines: [text], isFigure: true, detail });
const words = (...lines: string[]): Cell => ({ lines, isFigure: false, detail: '' });

const amount = (cents: number | null): Cell =>
  cents === null ? words(t('notStated')) : figure(inDollars(cents));

const MISSING = {
  premium: 'premium',
  checkup: 'checkup',
  deductible: 'deductibleName',
  coinsurance: 'coinsuranceName',
  outOfPocketMaximum: 'outOfPocketMaximum',
} as const satisfies Record<MissingNumber, string>;

const noteOf = (care: readonly ExampleCare[]): string =>
  care.length === 0
    ? t('careNone')
    : t('care', { cost: inDollars(costOf(care)), care: listText(care.map((name) => t(name))) });

const monthsOf = (premium: number): string => t('months', { price: showMoney(premium) });

const yearRow = (year: YearName, care: readonly ExampleCare[]): Row => ({
  id: year,
  label: t(year),
  note: noteOf(care),
  cellOf(plan) {
    const result = yearCost(plan, care);
    if ('missing' in result)
      return words(t('missing', { numbers: listText(result.missing.map((name) => t(MISSING[name]))) }));
    const { total, care: part, isCapped } = result.sum;
    const months = monthsOf(plan.premium ?? 0);
    return figure(showMoney(total), t(isCapped ? 'sumCapped' : 'sum', { months, care: showMoney(part) }));
  },
});

const premiumsRow = (): Row => ({
  id: 'premiums',
  label: t('premiums'),
  note: t('premiumsNote'),
  cellOf: ({ premium }) =>
    premium === null ? words(t('unknown')) : figure(showMoney(yearOfPremiums(premium)), monthsOf(premium)),
});

function yearRows(market: Market | null): Row[] {
  const years = market && EXAMPLE_YEARS[market];
  return years ? YEARS.map((year) => yearRow(year, years[year])) : [premiumsRow()];
}

const before: Row = {
  id: 'before',
  get label() {
    return t('before');
  },
  get note() {
    return t('beforeFrom');
  },
  cellOf: ({ beforeDeductible }) => {
    if (beforeDeductible === null) return words(t('notStated'));
    if (beforeDeductible.length === 0) return words(t('beforeNothing'));
    return words(
      ...beforeDeductible.map(({ care, copay }) => t('copay', { care: t(care), price: inDollars(copay) })),
    );
  },
};

const limitRows = (market: Market | null): Row[] => [
  {
    id: 'deductible',
    label: t('deductible'),
    note: t('deductibleFrom'),
    cellOf: (plan) => amount(plan.deductible),
  },
  {
    id: 'coinsurance',
    label: t('coinsurance'),
    note: t('coinsuranceFrom'),
    cellOf: ({ coinsurance: percent }) =>
      percent === null ? words(t('notStated')) : figure(t('percent', { percent })),
  },
  market === 'DEN'
    ? {
        id: 'planMost',
        label: t('planMost'),
        note: t('planMostFrom'),
        cellOf: (plan) => amount(plan.planPaysAtMost),
      }
    : {
        id: 'most',
        label: t('most'),
        note: t('mostFrom'),
        cellOf: (plan) => amount(plan.outOfPocketMaximum),
      },
];

/** The rows in the page's language. @param market the plans' market; null if unknown */
export const compareRows = (market: Market | null): Row[] => [
  ...yearRows(market),
  ...limitRows(market),
  before,
];
