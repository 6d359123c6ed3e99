import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { date, text } from '../../lib/http/wire.schema.ts';
import { FILE_FOLDER } from './education-paths.ts';

const visitResponse = v.pipe(
  v.object({ payload: v.object({ status: v.literal('SUCCESS'), visitDate: date }) }),
  v.transform(({ payload }) => ({ visitDate: payload.visitDate })),
);

/**
 * Records a visit: lastEdMaterialVisitDate becomes today (spec 001 §3, §4 'Education panel', §7 'Visit record').
 * userId is the member's bvUserId or the user record's userId; 403 if it belongs to another user. A GET with a side
 * effect, as the service defines it. Not in the spec: the path before the name; the response.
 */
export const visitedEducationalMaterial = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/updateMetrics/educationalMaterial',
  access: 'member',
  query: v.object({ userId: text }),
  writes: true,
  response: visitResponse,
});

/**
 * A guide as a PDF, the same for all members (spec 001 §2 'Educational material'). 404 for an unknown name. Not in the spec:
 * the whole call.
 */
export const educationFile = defineCall({
  method: 'get',
  path: `${FILE_FOLDER}{fileName}`,
  access: 'member',
  response: { file: 'application/pdf' },
});
