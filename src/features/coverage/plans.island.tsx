/** Compares plans, and the cart (spec 000 §7 'cart'). Prerendered up to the form; hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { brandToday } from '../../lib/date/brand-day.ts';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { readVisitorPlace } from '../../session/storage/visitor-place.ts';
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { readApplicants, toTyped } from './applicants-form.rules.ts';
import { ApplicantsForm } from './applicants-form.view.tsx';
import {
  $applicants,
  $cart,
  $change,
  $plans,
  $restored,
  $wanted,
  loadCart,
  loadPlans,
  putInCart,
  saveAgain,
  showPrices,
  startPlans,
  takeFromCart,
} from './cart.store.ts';
import type { Applicant } from './cart.rules.ts';
import { CartView } from './cart.view.tsx';
import { PlanList } from './plan-list.view.tsx';
import { ageToApply, type PlansBrand } from './plans-brand.ts';
import { t } from './plans.text.ts';

function Prices({ brand, applicants }: { brand: PlansBrand; applicants: readonly Applicant[] }) {
  const plans = useStore($plans);
  const wanted = useStore($wanted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not for a cart that a reload restores.
    if (document.activeElement?.closest('form')) heading.current?.focus();
  }, [applicants]);
  return (
    <section aria-labelledby="plans-heading">
      <h2 id="plans-heading" ref={heading} tabIndex={-1}>
        {t('plansHeading', { count: applicants.length })}
      </h2>
      {plans.state === 'loading' && <p role="status">{t('loading')}</p>}
      {plans.state === 'failed' && (
        <FailedNote
          text={t('plansFailed')}
          reference={plans.failure.reference}
          onRetry={() => void loadPlans(brand.code)}
        />
      )}
      {plans.state === 'ready' && (
        <PlanList
          plans={plans.value}
          applicants={applicants}
          cart={wanted}
          today={brandToday()}
          onAdd={putInCart}
        />
      )}
    </section>
  );
}

function CartPanel({ brand, applicants }: { brand: PlansBrand; applicants: readonly Applicant[] }) {
  const cart = useStore($cart);
  const change = useStore($change);
  const said = change.state === 'saving' || change.state === 'saved' ? t(change.state) : '';
  return (
    <section className="card cart" aria-labelledby="cart-heading">
      <h2 id="cart-heading">{t('cartHeading')}</h2>
      <p role="status" className="cart-said">
        {said}
      </p>
      {change.state === 'failed' && (
        <FailedNote text={t('changeFailed')} reference={change.reference} onRetry={saveAgain} />
      )}
      {cart.state === 'failed' && (
        <FailedNote
          text={t('cartFailed')}
          reference={cart.failure.reference}
          onRetry={() => void loadCart(brand.code)}
        />
      )}
      {cart.state === 'ready' && (
        <CartView
          cart={cart.value}
          applicants={applicants}
          isSaving={change.state === 'saving'}
          onRemove={takeFromCart}
        />
      )}
    </section>
  );
}

export default function Plans({ brand }: { brand: PlansBrand }) {
  const applicants = useStore($applicants);
  const restored = useStore($restored);
  const cart = useStore($cart);
  const slow = useStore($slowCalls) > 0;
  useEffect(() => startPlans(brand.code), [brand.code]);
  const minimumAge = (): number => ageToApply(brand.ages, readVisitorPlace());
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      <section aria-labelledby="who-heading">
        <h2 id="who-heading">{t('whoHeading')}</h2>
        <ApplicantsForm
          key={restored ? 'restored' : 'typed'}
          start={(restored ?? []).map(toTyped)}
          hasPrices={applicants !== null}
          minimumAge={minimumAge}
          read={(typed) => readApplicants(typed, { minimumAge: minimumAge(), today: brandToday() })}
          onShow={(read) => showPrices(brand.code, read)}
        />
      </section>
      {applicants && <Prices brand={brand} applicants={applicants} />}
      {(applicants !== null || cart.state === 'failed') && (
        <CartPanel brand={brand} applicants={applicants ?? []} />
      )}
    </BrandContext>
  );
}
