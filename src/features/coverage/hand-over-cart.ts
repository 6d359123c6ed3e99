/** When a visitor signs in, moves the cart to the user's account, through server session storage (spec 000 §7). */
import { ServiceError } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { writeServerStorage } from '../../session/timeout/keep-alive.schema.ts';
import { CART_KEY } from '../../session/storage/visitor-keys.ts';

/** Ignores a failed call, which the request wrapper has logged. The visitor's cart does not change. */
function ignore(error: unknown): void {
  if (!(error instanceof ServiceError)) throw error;
}

/** Does nothing without a cart. Keeps the cart's id in this tab, because the service ignores it for signed-in users. */
export async function handOverCart(): Promise<void> {
  const id = sessionStore.get(CART_KEY);
  if (typeof id !== 'string') return;
  await send(writeServerStorage, { params: { key: CART_KEY }, payload: { value: id } }).catch(ignore);
}
