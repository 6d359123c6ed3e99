import { brandToday } from '../../../../lib/date/brand-day.ts';
import { addDays } from '../../../../lib/date/date.ts';
import { send } from '../../../../lib/http/http.ts';
import type { LenientList } from '../../../../lib/http/lenient-list.schema.ts';
import { memberRemote } from '../../../../session/member-data.store.ts';
import { accessLog, type Look } from './access-log.schema.ts';

const SHOWN_DAYS = 730; // two years; not in the spec

const looks = memberRemote<LenientList<Look>>();
export const $looks = looks.$value;
export const leaveLooks = looks.leave;

/** Loads two years of the access log, and a day more, because the service's date may be a day later than the brand's. */
export function loadLooks(): Promise<void> {
  const today = brandToday();
  const query = { fromDate: addDays(today, -SHOWN_DAYS), toDate: addDays(today, 1) };
  return looks.load((signal) => send(accessLog, { query }, { signal }));
}
