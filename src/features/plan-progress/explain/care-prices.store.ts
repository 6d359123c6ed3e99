/** Typical prices for the estimate of planned care. Null if the service has none. */
import { send } from '../../../lib/http/http.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { memberRemote } from '../../../session/member-data.store.ts';
import { typicalPrices, type TypicalPrices } from './care-prices.schema.ts';

const prices = memberRemote<TypicalPrices | null>();

export const $typicalPrices = prices.$value;

async function load(signal: AbortSignal): Promise<TypicalPrices | null> {
  try {
    return await send(typicalPrices, {}, { signal });
  } catch (error) {
    if (failureOf(error).kind === 'not-found') return null;
    throw error;
  }
}

export const openTypicalPrices = (): (() => void) => prices.open(load);
export const reloadTypicalPrices = (): void => void prices.load(load);
