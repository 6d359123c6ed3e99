import { useId } from 'react';
import { showCount } from '../../../lib/text/count.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import type { ChartPart } from '../../../ui/chart/chart-bar.types.ts';
import { ChartLegend, MonthChart } from '../../../ui/chart/month-chart.view.tsx';
import { monthAndYear } from '../../../ui/chart/month-names.ts';
import { Facts, type Fact } from '../../../ui/page/facts.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { t as planText } from '../plan-type.text.ts';
import { monthsOf, type CostPeriod } from './cost-periods.rules.ts';
import { chartSize, highestBar, monthBars } from './year-bars.rules.ts';
import { type CostChoice, highestMonths, type YearOfCosts } from './year-of-costs.rules.ts';
import { t } from './year-of-costs.text.ts';
import { gapsOf, moneyText, summaryText } from './year-of-costs.format.ts';
import { type SectionName } from './year-table.rules.ts';
import { YearTable } from './year-table.view.tsx';

interface YearProps {
  year: YearOfCosts;
  period: CostPeriod;
}

const parts = (): ChartPart[] => [
  { look: 'solid', name: t('share') },
  { look: 'outlined', name: t('planPaid') },
];

/** The facts to show. If a claim is missing, the amounts show as unknown. */
function factsOf(year: YearOfCosts): Fact[] {
  const { total, denied, kinds, isComplete } = year;
  const amount = (cents: number | null) => moneyText(isComplete ? cents : null);
  const highest = highestMonths(year).map(({ key, share }) =>
    t('amountOf', { name: monthAndYear(key), amount: showMoney(share) }),
  );
  return [
    { name: t('planPaid'), value: amount(total.planPaid) },
    { name: t('share'), value: amount(total.share) },
    ...(total.fromAccounts === 0 ? [] : [{ name: t('fromAccounts'), value: amount(total.fromAccounts) }]),
    ...(denied.claims > 0 ? [{ name: t('denied'), value: amount(denied.share) }] : []),
    ...(isComplete && highest.length > 0 ? [{ name: t('highest'), value: highest.join('; ') }] : []),
    ...(isComplete
      ? kinds.map(({ key, claims }) => ({
          name: t('claimsOf', { kind: planText(key) }),
          value: showCount(claims),
        }))
      : []),
  ];
}

const Gaps = ({ year }: Pick<YearProps, 'year'>) => {
  const { phone } = useBrandContact();
  const gaps = gapsOf(year, phone);
  if (gaps.length === 0) return null;
  return (
    <ul className={year.isComplete ? 'costs-gaps' : 'costs-gaps costs-warn'}>
      {gaps.map((gap) => (
        <li key={gap}>
          <PhoneIn text={gap} />
        </li>
      ))}
    </ul>
  );
};

function Section({ year, period, section }: YearProps & { section: SectionName }) {
  const id = useId();
  const isByMonth = section === 'month';
  const months = monthsOf(period);
  return (
    <section className="costs-section" aria-labelledby={id}>
      <h3 id={id}>{t(`section.${section}`)}</h3>
      {isByMonth ? (
        <MonthChart
          label={summaryText(year, period)}
          parts={parts()}
          highest={t('chartHighest', { amount: showMoney(highestBar(year.months)) })}
          bars={monthBars(year.months)}
          size={chartSize(months.length)}
          months={months}
        />
      ) : (
        <ChartLegend parts={parts()} />
      )}
      <YearTable year={year} section={section} labelledBy={id} hasBars={!isByMonth} />
    </section>
  );
}

const Counted = ({ isSubscriber, choice }: Pick<YearFiguresProps, 'isSubscriber' | 'choice'>) => (
  <section className="costs-section">
    <h3>{t('counted')}</h3>
    <ul>
      {isSubscriber && choice.person !== null ? null : (
        <li>{t(isSubscriber ? 'familyClaims' : 'ownClaims')}</li>
      )}
      <li>{t('counted.month')}</li>
      <li>{t('counted.share')}</li>
      <li>{t('counted.adjusted')}</li>
      <li>{t('counted.taxes')}</li>
    </ul>
  </section>
);

interface YearFiguresProps extends YearProps {
  isSubscriber: boolean;
  choice: CostChoice;
}

export function YearFigures({ year, period, isSubscriber, choice }: YearFiguresProps) {
  return (
    <>
      <p className="costs-say">{summaryText(year, period)}</p>
      <Gaps year={year} />
      {year.total.claims === 0 ? null : (
        <>
          <section className="costs-section">
            <h3>{t('facts')}</h3>
            <Facts facts={factsOf(year)} />
          </section>
          <Section year={year} period={period} section="month" />
          <Section year={year} period={period} section="person" />
          <Section year={year} period={period} section="kind" />
        </>
      )}
      <Counted isSubscriber={isSubscriber} choice={choice} />
    </>
  );
}
