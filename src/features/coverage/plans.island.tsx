/**
 * What plans cost, in two steps, their comparison, and the cart (spec 000 §7 'cart'; decision 302). Prerendered up to the
 * kind of plan; hydrated on first touch.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, type ReactNode } from 'react';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { readVisitorPlace } from '../../session/storage/visitor-place.ts';
import { StepHead } from '../../ui/form/step-form.view.tsx';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { BrandContext, useBrandContact } from '../../ui/page/brand-context.tsx';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import { FailedNote, SkippedNote } from '../../ui/page/panel-notes.tsx';
import { AddToCart } from './add-to-cart.view.tsx';
import { toTyped } from './applicants-form.rules.ts';
import { ApplicantsForm } from './applicants-form.view.tsx';
import { CartPanel } from './cart-panel.island.tsx';
import { $wanted, putInCart, showPrices, startPlans } from './cart.store.ts';
import { CompareView } from './compare/compare.view.tsx';
import { MarketForm } from './market-form.view.tsx';
import { PlanList } from './plan-list.view.tsx';
import { ageToApply, type PlansBrand } from './plans-brand.ts';
import styles from './plans-inside.css?inline';
import { hashOf, togglePlan } from './plans-steps.rules.ts';
import {
  $choice,
  $hasMoved,
  $hasPlace,
  $isShared,
  $now,
  $picked,
  $prices,
  $step,
  chooseMarket,
  goTo,
  loadPrices,
  type Now,
} from './plans.store.ts';
import { t } from './plans.text.ts';
import { PriceSources } from './price-sources.view.tsx';
import { PricesFor } from './prices-for.view.tsx';
import { canGoInCart, type PricedPlan } from './price.rules.ts';

interface StepProps {
  brand: PlansBrand;
  now: Now;
}

const minimumAge = ({ ages }: PlansBrand): number => ageToApply(ages, readVisitorPlace());

function PeopleStep({ brand, now: { market, asked } }: StepProps) {
  const step = useStore($step);
  const { people } = useStore($choice);
  const isShared = useStore($isShared);
  if (!asked || !market) return null;
  return (
    <>
      {isShared && <p className="note-text">{t('shared')}</p>}
      {brand.markets.length > 1 && (
        <p className="plans-kind">
          {t(market)}{' '}
          <button type="button" className="link-button" onClick={() => goTo({ name: 'market' })}>
            {t('changeMarket')}
          </button>
        </p>
      )}
      <ApplicantsForm
        key={market}
        asked={asked}
        start={(people ?? []).map(toTyped)}
        minimumAge={() => minimumAge(brand)}
        onShow={(read) => {
          showPrices(market, read);
          goTo(step.name === 'compare' ? step : { name: 'plans' });
        }}
      />
    </>
  );
}

function PlansStep({ now: { plans, market, people }, sources }: StepProps & { sources: ReactNode }) {
  const cart = useStore($wanted);
  const picked = useStore($picked);
  return (
    <>
      <PlanList
        plans={plans}
        cart={cart}
        picked={picked}
        onAdd={putInCart}
        onPick={(id) => $picked.set(togglePlan(picked, id))}
        onCompare={() => goTo({ name: 'compare', ids: picked })}
      />
      {sources}
      {market === 'U65' && <CartPanel applicants={people} />}
    </>
  );
}

function CompareStep({ now: { step, plans, market }, sources }: StepProps & { sources: ReactNode }) {
  const cart = useStore($wanted);
  if (step.name !== 'compare') return null;
  const compared = step.ids.flatMap((id) => plans.find((plan) => plan.id === id) ?? []);
  const leaveOut = (id: string): void => {
    const ids = step.ids.filter((other) => other !== id);
    $picked.set(ids);
    goTo({ name: 'compare', ids });
  };
  return (
    <CompareView
      plans={compared}
      market={market}
      sources={sources}
      onLeaveOut={leaveOut}
      cartOf={(plan: PricedPlan) =>
        canGoInCart(plan) ? <AddToCart plan={plan} cart={cart} onAdd={putInCart} /> : null
      }
    />
  );
}

function Priced({ brand, now }: StepProps) {
  const prices = useStore($prices);
  const { phone } = useBrandContact();
  if (prices.state !== 'ready') return null;
  const { skipped } = prices.value.plans;
  const home = brand.ages.brandState;
  const sources = (
    <PriceSources
      brand={brand.name}
      prices={prices.value}
      home={home}
      market={now.market}
      hasPrices={now.plans.some(({ premium }) => premium !== null)}
    />
  );
  return (
    <>
      <PricesFor
        brand={brand.name}
        prices={prices.value}
        now={now}
        home={home}
        isElsewhere={readVisitorPlace()?.isServedHere === false}
        onChangePeople={now.asked && (() => goTo({ name: 'people' }))}
        onChangeMarket={brand.markets.length > 1 ? () => goTo({ name: 'market' }) : null}
        onMedicare={
          brand.markets.includes('MED')
            ? () => {
                chooseMarket('MED');
                goTo({ name: 'plans' });
              }
            : null
        }
        onBack={now.step.name === 'compare' ? () => goTo({ name: 'plans' }) : null}
      />
      {skipped > 0 && <SkippedNote text={t('skipped', { count: skipped, phone })} />}
      {now.step.name === 'compare' ? (
        <CompareStep brand={brand} now={now} sources={sources} />
      ) : (
        <PlansStep brand={brand} now={now} sources={sources} />
      )}
    </>
  );
}

/** The step of the address, once what it shows is known. */
function Waiting({ brand }: Pick<StepProps, 'brand'>) {
  const prices = useStore($prices);
  if (prices.state === 'failed')
    return (
      <FailedNote
        text={t('plansFailed')}
        reference={prices.failure.reference}
        onRetry={() => void loadPrices(brand)}
      />
    );
  return (
    <p role="status" className="plans-waiting">
      {t('loading')}
    </p>
  );
}

function headingOf(now: Now | null, { markets }: PlansBrand): { progress?: string; heading: string } {
  const { step } = now ?? {};
  if (step?.name === 'people') return { progress: t('progress', { step: 1 }), heading: t('whoHeading') };
  if (step?.name === 'plans')
    return {
      ...(now?.asked ? { progress: t('progress', { step: 2 }) } : {}),
      heading: t('plansHeading', { count: now?.people.length ?? 0 }),
    };
  if (step?.name === 'compare') return { heading: t('compareHeading', { count: step.ids.length }) };
  return { heading: t(markets.length > 1 ? 'marketHeading' : 'onlyHeading') };
}

function Step({ brand }: Pick<StepProps, 'brand'>): ReactNode {
  const now = useStore($now);
  const prices = useStore($prices);
  const wanted = useStore($step);
  const { market } = useStore($choice);
  const hasMoved = useStore($hasMoved);
  const hasPlace = useStore($hasPlace);
  // The kind of plan is asked without prices: the page is prerendered with it.
  const isMarket = now ? now.step.name === 'market' : wanted.name === 'market';
  const head = (
    <StepHead key={now ? hashOf(now.step) : wanted.name} {...headingOf(now, brand)} hasNavigated={hasMoved} />
  );
  if (isMarket)
    return (
      <>
        {head}
        <MarketForm
          markets={brand.markets}
          market={market ?? null}
          state={(prices.state === 'ready' && prices.value.state) || brand.ages.brandState}
          hasPlace={hasPlace}
          onChoose={(chosen) => {
            chooseMarket(chosen);
            goTo({ name: 'people' });
          }}
        />
      </>
    );
  if (!now) return <Waiting brand={brand} />;
  return (
    <>
      {head}
      {now.step.name === 'people' ? (
        <PeopleStep brand={brand} now={now} />
      ) : (
        <Priced brand={brand} now={now} />
      )}
    </>
  );
}

export default function Plans({ brand }: { brand: PlansBrand }) {
  const slow = useStore($slowCalls) > 0;
  useInsertionEffect(() => adoptStyles(styles), []);
  useEffect(() => startPlans(brand), [brand]);
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      <div className="plans-step">
        <Step brand={brand} />
      </div>
    </BrandContext>
  );
}
