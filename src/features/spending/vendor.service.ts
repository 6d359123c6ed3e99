/** The vendor lookup (spec 001 §7 'Vendor details'). */
import { send } from '../../lib/http.ts';
import type { vendorQuery } from './vendor.rules.ts';
import { vendorDetails } from './vendor.schema.ts';

/** The vendor of a group's spending accounts. @throws ServiceError */
export const fetchVendor = (query: ReturnType<typeof vendorQuery>, signal?: AbortSignal) =>
  send(vendorDetails, { query }, signal ? { signal } : {});
