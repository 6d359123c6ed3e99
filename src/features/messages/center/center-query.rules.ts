/** The requests of the message center (spec 001 §2, §7, §9). Pure. */
import type { IsoDate } from '../../../lib/date/date.ts';
import { spanOf } from '../../../ui/filter/date-range.rules.ts';
import { CATEGORY_CODES, messagesQuery, type MessagesMember } from '../messages-query.rules.ts';
import type { MessageQuery } from '../messages.schema.ts';
import type { CenterRefine } from './message-center.schema.ts';

/** Twelve months, every type and member (spec 001 §9 'messages default window 12 months'). */
export const DEFAULT_REFINE: CenterRefine = {
  period: { option: 'twelveMonths' },
  types: [],
  members: [],
  page: 1,
};

/** Whether the filters exclude messages that the default filters show. */
export const isRefined = ({ period, types, members }: CenterRefine): boolean =>
  period.option !== 'twelveMonths' || types.length > 0 || members.length > 0;

/** Builds the request for one page. `today`: in the brand's zone; `now`: epoch ms, for the request key. */
export const centerQuery = (
  member: MessagesMember,
  { period, types, members, page }: CenterRefine,
  today: IsoDate,
  now: number,
): MessageQuery => ({
  ...messagesQuery(member, 'messageCenter', spanOf(period, today), now),
  pageNumber: page,
  ...(types.length > 0
    ? { messageTypes: types, messageCategory: types.flatMap((type) => CATEGORY_CODES[type]) }
    : {}),
  ...(members.length > 0 ? { members } : {}),
});
