import type { ReplyOf } from '../../lib/call.schema.ts';
import type { IsoDate } from '../../lib/date.ts';
import type { GroupChoice } from '../../profile/selected-group.rules.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { vendorQuery } from './vendor.rules.ts';
import type { vendorDetails } from './vendor.schema.ts';
import { fetchVendor } from './vendor.service.ts';

const vendor = memberRemote<ReplyOf<typeof vendorDetails>>();

export const $vendor = vendor.$value;
export const leaveVendor = vendor.leave;

export const loadVendor = (choice: GroupChoice, today: IsoDate): Promise<void> =>
  vendor.load((signal) => fetchVendor(vendorQuery(choice, today), signal));
