import { send } from '../../lib/http.ts';
import type { vendorQuery } from './vendor.rules.ts';
import { vendorDetails } from './vendor.schema.ts';

export const fetchVendor = (query: ReturnType<typeof vendorQuery>, signal?: AbortSignal) =>
  send(vendorDetails, { query }, signal ? { signal } : {});
