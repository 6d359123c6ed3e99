import { isFull, isInCart, type RequestedPlans } from './cart.rules.ts';
import { t } from './plans.text.ts';

interface AddToCartProps {
  plan: { id: string; name: string };
  /** The cart including unsaved changes. Null while it is unknown; then plans cannot be added. */
  cart: RequestedPlans | null;
  onAdd(planId: string): void;
}

/** The button never becomes "Remove", because the second click of a double click would remove the plan again. */
export function AddToCart({ plan: { id, name: plan }, cart, onAdd }: AddToCartProps) {
  const isAdded = cart !== null && isInCart(cart, id);
  const isOff = isAdded || cart === null || isFull(cart);
  return (
    <button
      type="button"
      className="button"
      aria-disabled={isOff}
      aria-label={t(isAdded ? 'addedNamed' : 'addNamed', { plan })}
      onClick={() => {
        if (!isOff) onAdd(id);
      }}
    >
      {t(isAdded ? 'added' : 'addPlan')}
    </button>
  );
}
