import * as v from 'valibot';
import { defineCall, type ResponseOf, type WireOf } from '../../lib/http/call.schema.ts';
import { optionalText, text } from '../../lib/http/wire.schema.ts';

/**
 * Requests the need-help menu of a brand (spec 000 §2 Header, §7 'returns menu content'). If the call fails, the menu
 * is removed (000 §8). Not in the spec: path, the brand in the query, and the response: headline, phoneNumber, hours,
 * and menu entries with id, label, url and description.
 */
export const needHelp = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/cms/needHelp',
  access: 'public',
  query: v.object({ brand: text }),
  response: v.pipe(
    v.object({
      payload: v.object({
        headline: text,
        phoneNumber: text,
        hours: optionalText,
        menu: v.array(v.object({ id: text, label: text, url: text, description: optionalText })),
      }),
    }),
    v.transform(({ payload }) => ({
      headline: payload.headline,
      phone: payload.phoneNumber,
      hours: payload.hours,
      entries: payload.menu,
    })),
  ),
  cached: true,
});
export type NeedHelpWire = WireOf<typeof needHelp>;
export type HelpMenu = ResponseOf<typeof needHelp>;
