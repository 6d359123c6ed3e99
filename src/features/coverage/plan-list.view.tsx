import { showMoney } from '../../lib/text/money.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { AddToCart } from './add-to-cart.view.tsx';
import { isFull, MOST_PLANS, type RequestedPlans } from './cart.rules.ts';
import { inDollars, limitsOf } from './plan-limits.ts';
import { FEWEST_COMPARED, MOST_COMPARED } from './plans-steps.rules.ts';
import { t } from './plans.text.ts';
import { canGoInCart, type PricedPlan } from './price.rules.ts';

interface CompareProps {
  picked: readonly string[];
  onPick(planId: string): void;
  onCompare(): void;
}

interface PlanListProps extends CompareProps {
  plans: readonly PricedPlan[];
  /** The cart including unsaved changes; null while it is unknown. */
  cart: RequestedPlans | null;
  onAdd(planId: string): void;
}

interface PlanProps extends Omit<PlanListProps, 'plans' | 'onCompare'> {
  plan: PricedPlan;
  canCompare: boolean;
}

function Plan({ plan, cart, onAdd, picked, onPick, canCompare }: PlanProps) {
  const { phone } = useBrandContact();
  const { id, name, premium } = plan;
  const isPicked = picked.includes(id);
  const isOff = !isPicked && picked.length >= MOST_COMPARED;
  return (
    <li className="card plan">
      <h3>{name}</h3>
      <p className="plan-price">
        {premium === null ? (
          <PhoneIn text={t('noPrice', { phone })} />
        ) : (
          t('price', { price: showMoney(premium) })
        )}
      </p>
      {plan.market === 'MED' && premium !== null && <p className="form-note">{t('partB')}</p>}
      <dl>
        {limitsOf(plan).map(({ limit, cents }) => (
          <div key={limit}>
            <dt>{t(limit)}</dt>
            <dd>{cents === null ? t('notStated') : inDollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {canCompare && (
        <label className="check">
          <input
            type="checkbox"
            checked={isPicked}
            aria-disabled={isOff}
            aria-label={t('compareNamed', { plan: name })}
            onChange={() => onPick(id)}
          />
          <span>{t('compare')}</span>
        </label>
      )}
      {canGoInCart(plan) && <AddToCart plan={plan} cart={cart} onAdd={onAdd} />}
    </li>
  );
}

const pickedText = (count: number): string => {
  if (count === 0) return t('compareNone');
  return count >= MOST_COMPARED ? t('pickedFull') : t('picked', { count });
};

const CompareBar = ({ picked, onCompare }: Pick<CompareProps, 'picked' | 'onCompare'>) => {
  const isOff = picked.length < FEWEST_COMPARED;
  return (
    <div className="compare-bar">
      <p role="status">{pickedText(picked.length)}</p>
      <button
        type="button"
        className="button primary"
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) onCompare();
        }}
      >
        {t('compareNow')}
      </button>
    </div>
  );
};

export function PlanList({ plans, cart, onCompare, ...on }: PlanListProps) {
  const { phone } = useBrandContact();
  if (plans.length === 0)
    return (
      <p>
        <PhoneIn text={t('noPlans', { phone })} />
      </p>
    );
  const canCompare = plans.length >= FEWEST_COMPARED;
  return (
    <>
      {cart !== null && isFull(cart) && <p className="note-text">{t('full', { most: MOST_PLANS })}</p>}
      <ul className="plan-list">
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} cart={cart} canCompare={canCompare} {...on} />
        ))}
      </ul>
      {canCompare && <CompareBar picked={on.picked} onCompare={onCompare} />}
    </>
  );
}
