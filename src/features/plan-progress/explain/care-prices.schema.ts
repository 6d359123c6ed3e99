import * as v from 'valibot';
import { defineCall, type ResponseOf } from '../../../lib/http/call.schema.ts';
import { lenientList } from '../../../lib/http/lenient-list.schema.ts';
import { date, money, text } from '../../../lib/http/wire.schema.ts';
import { lineOf } from '../../../profile/coverage/lines-of-business.ts';

const carePrice = v.pipe(
  v.object({ careCode: text, careName: text, lob: text, lowPrice: money, highPrice: money }),
  v.check(({ lowPrice, highPrice }) => lowPrice >= 0 && lowPrice <= highPrice, 'no range of prices'),
  v.transform(({ careCode, careName, lob, lowPrice, highPrice }) => ({
    code: careCode,
    /** In the service's words, for a code that the portal does not know. */
    name: careName,
    line: lineOf(lob),
    /** Cents. */
    price: { least: lowPrice, most: highPrice },
  })),
);

/**
 * Typical prices of kinds of care in network, in the region of the member's address (decisions/visitors#estimates-start-from-the-care). Chosen here, all of it: an
 * optional call, which a service without such prices leaves out (404). Dollars for the whole care, before plan and member
 * share it; most prices of the region are between lowPrice and highPrice. `source` says where they are from and `asOf`
 * from which day, for the member to read; `region` is a name; careCode is such as MRI, lob a line of business.
 */
export const typicalPrices = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/care/typicalPrices',
  access: 'member',
  response: v.pipe(
    v.object({
      payload: v.object({ region: text, source: text, asOf: date, cares: lenientList('care', carePrice) }),
    }),
    v.transform(({ payload: { cares, ...about } }) => ({ ...about, cares: cares.items })),
  ),
  progress: true,
});
export type TypicalPrices = ResponseOf<typeof typicalPrices>;
export type CarePrice = TypicalPrices['cares'][number];
