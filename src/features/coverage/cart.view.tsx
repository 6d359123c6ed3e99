/** The cart as the service has stored it. A total is shown only if every price is known. */
import { showMoney } from '../../lib/money.ts';
import { PhoneIn } from '../../ui/text-with-phone.tsx';
import { shownTotal } from './cart.rules.ts';
import type { StoredCart } from './cart.schema.ts';
import { t } from './plans.text.ts';

interface CartViewProps {
  cart: StoredCart;
  isSaving: boolean;
  phone: string;
  hours: string;
  onRemove(planId: string): void;
}

export function CartView({ cart, isSaving, phone, hours, onRemove }: CartViewProps) {
  if (cart.items.length === 0) return <p>{t('cartEmpty')}</p>;
  const total = shownTotal(cart);
  return (
    <>
      <ul className="cart-items">
        {cart.items.map(({ planId, planName, monthlyPremium: premium, applicants }) => (
          <li key={planId}>
            <span>
              <strong>{planName}</strong> {t('forPeople', { count: applicants.length })}
            </span>
            <span className="cart-price">
              {premium === null ? <PhoneIn text={t('noPrice', { phone })} /> : showMoney(premium)}
            </span>
            <button
              type="button"
              className="button"
              aria-disabled={isSaving}
              aria-label={t('removeNamed', { plan: planName })}
              onClick={() => {
                if (!isSaving) onRemove(planId);
              }}
            >
              {t('removePlan')}
            </button>
          </li>
        ))}
      </ul>
      {total === null ? (
        <p className="cart-total cart-unknown">
          <PhoneIn text={t('noTotal', { phone })} />
        </p>
      ) : (
        <p className="cart-total">
          <span>{t('total')}</span> <strong>{showMoney(total)}</strong>
        </p>
      )}
      <p>
        <PhoneIn text={t('next', { phone, hours })} />
      </p>
    </>
  );
}
