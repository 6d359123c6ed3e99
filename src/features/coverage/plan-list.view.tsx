/** The plans with what each costs for the applicants. */
import { showMoney } from '../../lib/text/money.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import {
  isFull,
  isInCart,
  monthlyPremium,
  MOST_PLANS,
  type Applicant,
  type WantedPlans,
} from './cart.rules.ts';
import { t } from './plans.text.ts';
import type { SoldPlan } from './plans.schema.ts';

interface PlanListProps {
  plans: readonly SoldPlan[];
  applicants: readonly Applicant[];
  /** With the changes that are not saved yet. Null while it is not known: plans cannot be added yet. */
  cart: WantedPlans | null;
  today: string;
  onAdd(planId: string): void;
}

const inDollars = (cents: number): string => showMoney(cents).replace(/\D00$/, '');

export function PlanList({ plans, applicants, cart, today, onAdd }: PlanListProps) {
  const { phone } = useBrandContact();
  if (plans.length === 0) return <PhoneIn text={t('noPlans', { phone })} />;
  const full = cart !== null && isFull(cart);
  return (
    <>
      {full && <p className="note-text">{t('full', { most: MOST_PLANS })}</p>}
      <ul className="plan-list">
        {plans.map(({ id, name, deductible, outOfPocketMaximum, rates }) => {
          const premium = monthlyPremium(rates, applicants, today);
          const isAdded = cart !== null && isInCart(cart, id);
          const isOff = isAdded || full || cart === null;
          return (
            <li key={id} className="card plan">
              <h3>{name}</h3>
              <p className="plan-price">
                {premium === null ? (
                  <PhoneIn text={t('noPrice', { phone })} />
                ) : (
                  t('price', { price: showMoney(premium) })
                )}
              </p>
              <dl>
                <dt>{t('deductible')}</dt>
                <dd>{inDollars(deductible)}</dd>
                <dt>{t('most')}</dt>
                <dd>{inDollars(outOfPocketMaximum)}</dd>
              </dl>
              {/* No "Remove" in its place: the second click of a double click would take the plan out again. */}
              <button
                type="button"
                className={isAdded ? 'button' : 'button primary'}
                aria-disabled={isOff}
                aria-label={t(isAdded ? 'addedNamed' : 'addNamed', { plan: name })}
                onClick={() => {
                  if (!isOff) onAdd(id);
                }}
              >
                {t(isAdded ? 'added' : 'addPlan')}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
