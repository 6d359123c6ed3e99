import { send } from '../../lib/http.ts';
import type { ReplyOf } from '../../lib/call.schema.ts';
import { providerSearch, type ProviderQuery } from './find-care.schema.ts';

export const findProviders = (
  payload: ProviderQuery,
  signal?: AbortSignal,
): Promise<ReplyOf<typeof providerSearch>> => send(providerSearch, { payload }, signal ? { signal } : {});
