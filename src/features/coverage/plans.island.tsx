/**
 * The page of plans: its steps, the comparison and the cart (spec 000 §7 'cart';
 * decisions/visitors#steps-and-links-of-plan-shopping). The first step is prerendered, and hydrates on first use.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, type ReactNode } from 'react';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { StepHead } from '../../ui/form/step-form.view.tsx';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { BrandContext, useBrandContact } from '../../ui/page/brand-context.tsx';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import { FailedNote, SkippedNote } from '../../ui/page/panel-notes.tsx';
import { AddToCart } from './add-to-cart.view.tsx';
import { CartPanel } from './cart-panel.island.tsx';
import { $requested, followSession, putInCart, startPlans } from './cart.store.ts';
import { CompareView } from './compare/compare.view.tsx';
import { MarketForm } from './market-form.view.tsx';
import { PlanList } from './plan-list.view.tsx';
import { PeopleStep } from './people-step.island.tsx';
import type { PlansBrand } from './plans-brand.ts';
import styles from './plans-inside.css?inline';
import { hashOf, togglePlan } from './plans-steps.rules.ts';
import {
  $choice,
  $hasMoved,
  $now,
  $location,
  $prices,
  $step,
  chooseMarket,
  goTo,
  loadPrices,
  pickPlans,
  startAt,
  type Now,
} from './plans.store.ts';
import { t } from './plans.text.ts';
import { LocationNotes } from './location-notes.view.tsx';
import { PriceSources } from './price-sources.view.tsx';
import { PricesFor } from './prices-for.view.tsx';
import { canGoInCart, type PricedPlan } from './price.rules.ts';

interface StepProps {
  brand: PlansBrand;
  now: Now;
}

function PlansStep({ now: { plans, market, people }, sources }: StepProps & { sources: ReactNode }) {
  const cart = useStore($requested);
  const { picked: chosen } = useStore($choice);
  const picked = chosen.filter((id) => plans.some((plan) => plan.id === id));
  return (
    <>
      <PlanList
        plans={plans}
        cart={cart}
        picked={picked}
        onAdd={putInCart}
        onPick={(id) => pickPlans(togglePlan(picked, id))}
        onCompare={() => goTo({ name: 'compare', ids: picked })}
      />
      {sources}
      {market === 'U65' && <CartPanel applicants={people} />}
    </>
  );
}

function CompareStep({
  now: { step, plans, market, questions },
  sources,
}: StepProps & { sources: ReactNode }) {
  const cart = useStore($requested);
  if (step.name !== 'compare') return null;
  const compared = step.ids.flatMap((id) => plans.find((plan) => plan.id === id) ?? []);
  const leaveOut = (id: string): void => {
    const ids = step.ids.filter((other) => other !== id);
    pickPlans(ids);
    goTo({ name: 'compare', ids });
  };
  return (
    <CompareView
      plans={compared}
      market={market}
      hasQuestions={questions !== null}
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
        prices={prices.value}
        now={now}
        onChangePeople={now.questions && (() => goTo({ name: 'people' }))}
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
  return <p role="status">{t('loading')}</p>;
}

function headingOf(now: Now | null, { markets }: PlansBrand): { progress?: string; heading: string } {
  const { step } = now ?? {};
  if (step?.name === 'people') return { progress: t('progress', { step: 1 }), heading: t('whoHeading') };
  if (step?.name === 'plans')
    return {
      ...(now?.questions ? { progress: t('progress', { step: 2 }) } : {}),
      heading: t('plansHeading', { count: now?.people.length ?? 0 }),
    };
  if (step?.name === 'compare') return { heading: t('compareHeading', { count: step.ids.length }) };
  return { heading: t(markets.length > 1 ? 'marketHeading' : 'onlyHeading') };
}

function Step({ brand }: Pick<StepProps, 'brand'>): ReactNode {
  const now = useStore($now);
  const prices = useStore($prices);
  const requested = useStore($step);
  const { market } = useStore($choice);
  // Whether the `people` step is skipped because it has no questions.
  const isPassed = requested.name === 'people' && now?.step.name === 'plans';
  useEffect(() => {
    if (isPassed) startAt({ name: 'plans' });
  }, [isPassed]);
  const hasMoved = useStore($hasMoved);
  const location = useStore($location);
  // The first step, which is prerendered, needs no prices.
  const isMarket = now ? now.step.name === 'market' : requested.name === 'market';
  const head = (
    <StepHead
      key={now ? hashOf(now.step) : requested.name}
      {...headingOf(now, brand)}
      hasNavigated={hasMoved}
    />
  );
  const state = (prices.state === 'ready' && prices.value.state) || brand.ages.brandState;
  const notes = <LocationNotes location={location} brand={brand.name} state={state} gone={now?.gone ?? 0} />;
  if (isMarket)
    return (
      <>
        {head}
        {notes}
        <MarketForm
          markets={brand.markets}
          market={market}
          state={state}
          hasLocation={location !== null}
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
      {notes}
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
  useEffect(() => (brand.hasCart ? followSession() : undefined), [brand]);
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      <div className="plans-step">
        <Step brand={brand} />
      </div>
    </BrandContext>
  );
}
