import { addDays, type IsoDate } from '../../../../lib/date/date.ts';
import { send } from '../../../../lib/http/http.ts';
import type { LenientList } from '../../../../lib/http/lenient-list.schema.ts';
import { memberRemote } from '../../../../session/member-data.store.ts';
import { accessLog, type Look } from './access-log.schema.ts';

const SHOWN_DAYS = 730; // two years; not in the spec

const looks = memberRemote<LenientList<Look>>();
export const $looks = looks.$value;
export const leaveLooks = looks.leave;

/** Loads two years of the access log. @param today in the brand's time zone; the service's date may be a day later */
export const loadLooks = (today: IsoDate): Promise<void> =>
  looks.load((signal) =>
    send(
      accessLog,
      { query: { fromDate: addDays(today, -SHOWN_DAYS), toDate: addDays(today, 1) } },
      { signal },
    ),
  );
