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
    /** The name that the service returns. Shown only if the portal does not know the code. */
    name: careName,
    line: lineOf(lob),
    /** In cents. */
    price: { least: lowPrice, most: highPrice },
  })),
);

/**
 * Typical in-network prices by type of care, in the region of the member's address (decisions/visitors#estimates-start-from-the-care).
 * Not in the spec: the whole call. Optional: a service without typical prices returns 404. Amounts are dollars for the whole care,
 * before the split between plan and member; most prices in the region are between lowPrice and highPrice. `source` and
 * `asOf` are shown to the member; `region` is a name; careCode is MRI, for example; lob is a line of business.
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
