/** An account's money in and out by month of the year, as a chart and as a table with the same figures. */
import { useId } from 'react';
import { showMoney } from '../../../lib/text/money.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { MonthChart } from '../../../ui/chart/month-chart.view.tsx';
import { monthName } from '../../../ui/chart/month-names.ts';
import { barsOf, CHART, highestOf, LOOKS, monthsOfYear } from './year-chart.rules.ts';
import { t } from './spending-summary.text.ts';
import type { YearUse } from './year-use.rules.ts';

interface YearProps {
  use: YearUse;
  year: number;
}

const Chart = ({ use, year, label }: YearProps & { label: string }) => (
  <MonthChart
    label={label}
    parts={(['moneyIn', 'moneyOut'] as const).map((flow) => ({ look: LOOKS[flow], name: t(flow) }))}
    highest={t('highest', { amount: showMoney(highestOf(use.months)) })}
    bars={barsOf(use.months)}
    size={CHART}
    months={monthsOfYear(year)}
  />
);

const Table = ({ use, year }: YearProps) => (
  <table className="spend-year-table">
    <caption className="visually-hidden">{t('yearTable', { year })}</caption>
    <thead>
      <tr>
        <th scope="col">{t('month')}</th>
        <th scope="col">{t('moneyIn')}</th>
        <th scope="col">{t('moneyOut')}</th>
      </tr>
    </thead>
    <tbody>
      {use.months.map(({ month, moneyIn, moneyOut }) => (
        <tr key={month}>
          <th scope="row">{monthName(month)}</th>
          <td>{showMoney(moneyIn)}</td>
          <td>{showMoney(moneyOut)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{t('total')}</th>
        <td>{showMoney(use.moneyIn)}</td>
        <td>{showMoney(use.moneyOut)}</td>
      </tr>
    </tfoot>
  </table>
);

function Known({ use, year }: YearProps) {
  const { moneyIn, moneyOut } = use;
  if (moneyIn === 0 && moneyOut === 0) return <p>{t('yearNothing', { year })}</p>;
  const totals = t('yearTotals', { year, moneyIn: showMoney(moneyIn), moneyOut: showMoney(moneyOut) });
  return (
    <>
      <p>{totals}</p>
      {use.interest === 0 ? null : <p>{t('yearInterest', { amount: showMoney(use.interest) })}</p>}
      <div className="spend-year">
        <Chart use={use} year={year} label={totals} />
        <Table use={use} year={year} />
      </div>
    </>
  );
}

/** @param use null if the totals are uncertain */
export function YearUsePart({ use, year }: { use: YearUse | null; year: number }) {
  const { phone } = useBrandContact();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h4 id={id}>{t('year', { year })}</h4>
      {use === null ? (
        <p className="spend-warn">
          <PhoneIn text={t('yearUnknown', { year, phone })} />
        </p>
      ) : (
        <Known use={use} year={year} />
      )}
    </div>
  );
}
