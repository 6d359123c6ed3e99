import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { flag, optionalText, text } from '../../lib/http/wire.schema.ts';

/**
 * Whether the chat is available now: Monday to Friday, 8 a.m. to 6 p.m. in the brand's time zone (spec 001 §6, §7
 * 'Chat availability'). 404 for an unknown code. Sets the cookie `liveChat` to Y or N (000 §2 'when a cookie flag is
 * Y'). Not in the spec: path, query and response. The query has a chat code and an entry point; nextOpen is ISO 8601 in
 * UTC, and '' while the chat is open.
 */
export const chatAvailability = defineCall({
  method: 'get',
  path: '/sxesvc/x-services/chat/availability',
  access: 'public',
  query: v.object({ code: text, entryPoint: v.picklist(['A', 'B']) }),
  response: v.pipe(
    v.object({ payload: v.object({ available: flag, hours: optionalText, nextOpen: optionalText }) }),
    v.transform(({ payload }) => payload),
  ),
});
