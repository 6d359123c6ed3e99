/** The vendor lookup (spec 001 §7 'Vendor details'). */
import { send } from '../../lib/http.ts';
import type { vendorQuestion } from './vendor.rules.ts';
import { vendorDetails } from './vendor.schema.ts';

/** Who keeps a group's spending accounts. @throws ServiceError */
export const fetchVendor = (query: ReturnType<typeof vendorQuestion>, signal?: AbortSignal) =>
  send(vendorDetails, { query }, signal ? { signal } : {});
