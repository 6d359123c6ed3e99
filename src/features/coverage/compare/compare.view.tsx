/** Two to four plans side by side. A phone shows one column, with the plans and their prices fixed above it. */
import { Printer } from 'lucide-react';
import { useInsertionEffect, type ReactNode } from 'react';
import { pageAddress } from '../../../lib/navigation/page-address.ts';
import { listText } from '../../../lib/text/list-text.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { CopyValue } from '../../../ui/output/copy-value.tsx';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { FEWEST_COMPARED, hashOf } from '../plans-steps.rules.ts';
import { t as plansText } from '../plans.text.ts';
import type { Market } from '../plans.schema.ts';
import type { PricedPlan } from '../price.rules.ts';
import { compareRows, type Row } from './compare-rows.ts';
import styles from './compare.css?inline';
import { EXAMPLE_COSTS, EXAMPLES_FROM_YEAR, EXAMPLE_YEARS } from './example-years.ts';
import { inDollars } from '../plan-limits.ts';
import { t } from './compare.text.ts';

interface CompareProps {
  plans: readonly PricedPlan[];
  market: Market | null;
  /** Whether the prices depend on answers about the people. */
  hasQuestions: boolean;
  sources: ReactNode;
  onLeaveOut(planId: string): void;
  /** The control that adds a plan to the cart; null if the plan cannot be added. */
  cartOf(plan: PricedPlan): ReactNode;
}

const priceText = ({ premium }: PricedPlan): string =>
  premium === null ? t('unknown') : t('aMonth', { price: showMoney(premium) });

const PlanHead = ({ plan }: { plan: PricedPlan }) => (
  <th scope="col">
    <span className="compare-name">{plan.name}</span>
    <span className="compare-price">{priceText(plan)}</span>
  </th>
);

const PlanCell = ({ plan, children }: { plan: PricedPlan; children: ReactNode }) => (
  <td>
    <span className="compare-of" aria-hidden="true">
      {plan.name}
    </span>
    <div>{children}</div>
  </td>
);

const FactRow = ({ row, plans }: { row: Row; plans: readonly PricedPlan[] }) => (
  <tr>
    <th scope="row">
      {row.label}
      {row.note === '' ? null : <span className="compare-note">{row.note}</span>}
    </th>
    {plans.map((plan) => {
      const { lines, isFigure, detail } = row.cellOf(plan);
      return (
        <PlanCell key={plan.id} plan={plan}>
          {lines.map((line) => (
            <p key={line} className={isFigure ? 'compare-figure' : undefined}>
              {line}
            </p>
          ))}
          {detail === '' ? null : <p className="compare-sum">{detail}</p>}
        </PlanCell>
      );
    })}
  </tr>
);

interface NextRowProps extends Pick<CompareProps, 'plans' | 'cartOf'> {
  /** Removes the plan from the comparison; null if only two plans remain. */
  onLeaveOut: CompareProps['onLeaveOut'] | null;
}

/** The actions for each plan. They are not in the table header, which stays visible on a phone and must not be tall. */
function NextRow({ plans, cartOf, onLeaveOut }: NextRowProps) {
  const carts = plans.map((plan) => ({ plan, button: cartOf(plan) }));
  const { phone } = useBrandContact();
  if (!onLeaveOut && carts.every(({ plan, button }) => !button && plan.premium !== null)) return null;
  return (
    <tr className="compare-next">
      <th scope="row">{t('next')}</th>
      {carts.map(({ plan, button }) => (
        <PlanCell key={plan.id} plan={plan}>
          {button}
          {plan.premium === null && (
            <p>
              <PhoneIn text={plansText('noPrice', { phone })} />
            </p>
          )}
          {onLeaveOut && (
            <button
              type="button"
              className="link-button"
              aria-label={t('removeNamed', { plan: plan.name })}
              onClick={() => onLeaveOut(plan.id)}
            >
              {t('remove')}
            </button>
          )}
        </PlanCell>
      ))}
    </tr>
  );
}

function Share({ plans, hasQuestions }: Pick<CompareProps, 'plans' | 'hasQuestions'>) {
  const hash = hashOf({ name: 'compare', ids: plans.map(({ id }) => id) });
  return (
    <section className="compare-share" aria-labelledby="share-heading">
      <h3 id="share-heading">{t('share')}</h3>
      <p>
        {t('shareNote')} {hasQuestions ? t('shareAgain') : null}
      </p>
      <p>
        <CopyValue kind="link" value={`${window.location.origin}${pageAddress('/plans/')}${hash}`} />
      </p>
    </section>
  );
}

function How({ market, sources }: Pick<CompareProps, 'market' | 'sources'>) {
  const years = market && EXAMPLE_YEARS[market];
  const used = new Set(years ? Object.values(years).flat() : []);
  const examples = [...used].map((name) => `${t(name)} ${inDollars(EXAMPLE_COSTS[name])}`);
  return (
    <section className="compare-how" aria-labelledby="how-heading">
      <h3 id="how-heading">{t('howHeading')}</h3>
      {years ? (
        <>
          <p>{t('how')}</p>
          <p>{t('howExamples', { year: EXAMPLES_FROM_YEAR, examples: listText(examples) })}</p>
          {market === 'MED' && <p>{t('howMedicare')}</p>}
        </>
      ) : (
        <p>{t('howDental')}</p>
      )}
      {sources}
    </section>
  );
}

export function CompareView({ plans, market, hasQuestions, sources, onLeaveOut, cartOf }: CompareProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="compare">
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('fact')}</span>
            </th>
            {plans.map((plan) => (
              <PlanHead key={plan.id} plan={plan} />
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(market).map((row) => (
            <FactRow key={row.id} row={row} plans={plans} />
          ))}
          <NextRow
            plans={plans}
            cartOf={cartOf}
            onLeaveOut={plans.length > FEWEST_COMPARED ? onLeaveOut : null}
          />
        </tbody>
      </table>
      <How market={market} sources={sources} />
      <p>
        <button type="button" className="button" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} /> {t('print')}
        </button>
      </p>
      <Share plans={plans} hasQuestions={hasQuestions} />
    </div>
  );
}
