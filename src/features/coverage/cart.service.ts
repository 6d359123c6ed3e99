import { send } from '../../lib/http.ts';
import { getCart, putCart, type CartItems, type StoredCart } from './cart.schema.ts';
import { listPlans, type SoldPlan } from './plans.schema.ts';

/** The plans that the brand sells. @throws ServiceError */
export const readPlans = (brand: string): Promise<SoldPlan[]> => send(listPlans, { query: { brand } });

/** @param cartId a UUID of the portal @throws ServiceError */
export const readCart = (cartId: string): Promise<StoredCart> => send(getCart, { params: { cartId } });

/** Stores the items; the service prices them. @throws ServiceError */
export const writeCart = (cartId: string, items: CartItems): Promise<StoredCart> =>
  send(putCart, { params: { cartId }, payload: { items } });
