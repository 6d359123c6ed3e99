import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../lib/http/call.schema.ts';
import { lenientList } from '../../lib/http/lenient-list.schema.ts';
import { date, optionalText, text } from '../../lib/http/wire.schema.ts';

const procedure = v.pipe(
  v.object({
    pfToothNum1: optionalText,
    pfToothNum2: optionalText,
    pfToothNum3: optionalText,
    pfToothNum4: optionalText,
    pfToothNum5: optionalText,
    pfToothNum6: optionalText,
    pfSurfacesNum1: optionalText,
    pfSurfacesNum2: optionalText,
    pfSurfacesNum3: optionalText,
    pfSurfacesNum4: optionalText,
    pfSurfacesNum5: optionalText,
    pfSurfacesNum6: optionalText,
    procedureDate: date,
    procedureCode: text,
    procedureDescription: text,
  }),
  v.transform((wire) => ({
    date: wire.procedureDate,
    code: wire.procedureCode,
    description: wire.procedureDescription,
    /** Up to six teeth, without empty values (spec 001 §2). */
    teeth: [
      wire.pfToothNum1,
      wire.pfToothNum2,
      wire.pfToothNum3,
      wire.pfToothNum4,
      wire.pfToothNum5,
      wire.pfToothNum6,
    ].filter(Boolean),
    surfaces: [
      wire.pfSurfacesNum1,
      wire.pfSurfacesNum2,
      wire.pfSurfacesNum3,
      wire.pfSurfacesNum4,
      wire.pfSurfacesNum5,
      wire.pfSurfacesNum6,
    ].filter(Boolean),
  })),
);
export type DentalProcedureWire = v.InferInput<typeof procedure>;
export type DentalProcedure = v.InferOutput<typeof procedure>;

const historyResponse = v.pipe(
  v.object({
    repDentalProcedureHistoryResp: v.object({
      payload: v.object({
        repDentalProcedureHistoryData: v.array(
          v.object({ pin: text, pfTable: lenientList('dental procedure', procedure) }),
        ),
      }),
    }),
  }),
  v.transform(({ repDentalProcedureHistoryResp: { payload } }) =>
    payload.repDentalProcedureHistoryData.map(({ pin, pfTable }) => ({
      pin,
      procedures: pfTable.items,
      skipped: pfTable.skipped,
    })),
  ),
);
export type DentalHistory = v.InferOutput<typeof historyResponse>;

/**
 * The dental procedures of a member in a group, newest first (spec 001 §3 'Dental history request', §7 'Dental
 * history'): up to six teeth and six surfaces each. 403 for a pin or group that the caller may not see. Not in the
 * spec: date (yyyyMMdd), code and description.
 */
export const dentalProcedureHistory = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/dentalProcedureHistory',
  access: 'member',
  payload: v.object({ contractId: text, pin: text, groupNum: text }),
  response: historyResponse,
  read: true,
  progress: true,
});
export type DentalHistoryQuery = PayloadOf<typeof dentalProcedureHistory>;
