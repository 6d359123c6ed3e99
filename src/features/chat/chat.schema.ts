import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { flag, optionalText, text } from '../../lib/http/wire.schema.ts';

/**
 * Whether the chat is available now: Monday to Friday, 8 a.m. to 6 p.m. in the brand's time zone (spec 001 §6, §7
 * 'Chat availability'). 404 for an unknown code. Chosen here: path; the query, a chat code and entry point; the
 * response: nextOpen is ISO 8601 in UTC, '' while open; it sets the cookie `liveChat` to Y or N (000 §2 'when a
 * cookie flag is Y').
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
