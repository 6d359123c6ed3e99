/** The visitor's cart below the plans (spec 000 §7 'cart'). */
import { useStore } from '@nanostores/react';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import type { Applicant } from './cart.rules.ts';
import { $cart, $change, loadCart, saveAgain, takeFromCart } from './cart.store.ts';
import { CartView } from './cart.view.tsx';
import { t } from './plans.text.ts';

/** @param applicants the people whose prices the page shows */
export function CartPanel({ applicants }: { applicants: readonly Applicant[] }) {
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
          onRetry={() => void loadCart()}
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
