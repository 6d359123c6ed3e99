/** The cart. It shows a total only if every price is known and applies to the form's people, and no save is pending. */
import { showMoney } from '../../lib/text/money.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { isFor, shownTotal, type Applicant } from './cart.rules.ts';
import type { StoredCart } from './cart.schema.ts';
import { t } from './plans.text.ts';

interface CartViewProps {
  cart: StoredCart;
  applicants: readonly Applicant[];
  isSaving: boolean;
  onRemove(planId: string): void;
}

function Price({ cents }: { cents: number | null }) {
  const { phone } = useBrandContact();
  return cents === null ? <PhoneIn text={t('noPrice', { phone })} /> : showMoney(cents);
}

type TotalProps = Pick<CartViewProps, 'cart' | 'applicants' | 'isSaving'>;

function noTotal({ cart, applicants, isSaving }: TotalProps, phone: string): string {
  if (isSaving) return t('updatingTotal');
  return isFor(cart.items, applicants) ? t('noTotal', { phone }) : t('oldPeople');
}

function Total(props: TotalProps) {
  const { phone } = useBrandContact();
  const { cart, applicants, isSaving } = props;
  const total = isSaving || !isFor(cart.items, applicants) ? null : shownTotal(cart);
  if (total === null)
    return (
      <p className="cart-total cart-unknown">
        <PhoneIn text={noTotal(props, phone)} />
      </p>
    );
  return (
    <p className="cart-total">
      <span>{t('total')}</span> <strong>{showMoney(total)}</strong>
    </p>
  );
}

export function CartView({ cart, applicants, isSaving, onRemove }: CartViewProps) {
  const { phone, hoursText: hours } = useBrandContact();
  if (cart.items.length === 0) return <p>{t('cartEmpty')}</p>;
  return (
    <>
      <ul className="cart-items">
        {cart.items.map(({ planId, planName, monthlyPremium: premium, applicants: people }) => (
          <li key={planId}>
            <span>
              <strong>{planName}</strong> {t('forPeople', { count: people.length })}
            </span>
            <span className="cart-price">
              {isFor([{ applicants: people }], applicants) && <Price cents={premium} />}
            </span>
            <button
              type="button"
              className="button"
              aria-label={t('removeNamed', { plan: planName })}
              onClick={({ detail }) => {
                // Ignores the second click of a double click, because it may hit the next plan, which has moved up.
                if (detail <= 1) onRemove(planId);
              }}
            >
              {t('removePlan')}
            </button>
          </li>
        ))}
      </ul>
      <Total cart={cart} applicants={applicants} isSaving={isSaving} />
      <p>
        <PhoneIn text={t('next', { phone, hours })} />
      </p>
    </>
  );
}
