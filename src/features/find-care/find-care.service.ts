import { send } from '../../lib/http.ts';
import type { ReplyOf } from '../../lib/call.schema.ts';
import { providerSearch, storeLocator, type ProviderQuery, type StoreQuery } from './find-care.schema.ts';

export const findProviders = (
  payload: ProviderQuery,
  signal?: AbortSignal,
): Promise<ReplyOf<typeof providerSearch>> => send(providerSearch, { payload }, signal ? { signal } : {});

export const findStores = (payload: StoreQuery, signal: AbortSignal): Promise<ReplyOf<typeof storeLocator>> =>
  send(storeLocator, { payload }, { signal });
