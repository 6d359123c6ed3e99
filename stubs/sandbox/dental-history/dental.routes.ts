/** Dental procedure history (spec 001 §2, §3, §7 'Dental history'). */
import { dentalProcedureHistory } from '../../../src/features/dental-history/dental-history.schema.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { dentalProcedures } from './dental-records.ts';
import { visibleMembers } from '../member/member-info.ts';
import { serveCall } from '../serve-call.ts';

/** The service pads pins with zeros and accepts both forms. */
const bare = (pin: string): string => pin.replace(/^0+/, '');

export function dentalRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, dentalProcedureHistory, ({ payload, member: { family, self }, day }) => {
    const { contractId, pin, groupNum } = payload;
    if (contractId !== family.agreementId) return refuse(403, 'NOT-YOUR-CONTRACT');
    const patient = visibleMembers(family, self).find((one) => bare(one.pin) === bare(pin));
    if (!patient) return refuse(403, 'NOT-YOUR-FAMILY');
    const group = family.clients.flatMap(({ groups }) => groups).find(({ number }) => number === groupNum);
    if (!group) return refuse(403, 'NOT-YOUR-GROUP');
    const claims = services.claimsOf(family, day).filter(({ wire }) => wire.groupNumber === groupNum);
    const isCovered = group.products.some(({ line }) => line === 'D');
    const data = isCovered
      ? [{ pin: patient.pin.padStart(9, '0'), pfTable: dentalProcedures(family, patient, claims, day) }]
      : [];
    return { repDentalProcedureHistoryResp: { payload: { repDentalProcedureHistoryData: data } } };
  });

  return routes;
}
