/** The call for a member's dental procedures (spec 001 §2, §3, §7 'Dental history'). */
import {
  dentalProcedureHistory,
  type DentalProcedureWire,
} from '../../../src/features/dental-history/dental-history.schema.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { visibleMembers } from '../member/member-info.ts';
import { serveCall } from '../serve-call.ts';
import { addDays, toCompactDate, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Family, FamilyMember } from '../../people/family.ts';
import { servicesOf } from '../claims/claim-services.ts';
import type { ClaimRecord } from '../claims/counted-claims.ts';
import { createRandom, type Random } from '../data/random.ts';
import { PROCEDURES } from '../claims/service-names.ts';

/** The teeth in generated procedures. Adjacent teeth in the list are plausible for one visit. */
const TEETH = ['2', '3', '14', '15', '18', '19', '30', '31'];
/** Primary teeth, and the age until which children have them. */
const FIRST_TEETH = ['A', 'B', 'I', 'J', 'K', 'L', 'S', 'T'];
const FIRST_TEETH_UNTIL = 12;
const SURFACES = ['M', 'O', 'D', 'B', 'L', 'I'];
const VISITS = [3, 7] as const;

/** The values of the six response fields for teeth or surfaces. The first `count` come from `values`, starting at `from`; the others are ''. */
const sixOf = (values: readonly string[], from: number, count: number): string[] =>
  Array.from({ length: 6 }, (_, at) => (at < count ? (values[(from + at) % values.length] ?? '') : ''));

type Procedure = (typeof PROCEDURES)[number];

/** A dental procedure on teeth that a patient of this age has. */
function rowOf(
  procedure: Procedure,
  date: IsoDate,
  { age }: FamilyMember,
  random: Random,
): DentalProcedureWire {
  const mouth = age < FIRST_TEETH_UNTIL ? FIRST_TEETH : TEETH;
  const teeth = sixOf(mouth, random.integer(0, 7), procedure.teeth);
  const surfaces = sixOf(SURFACES, random.integer(0, 5), procedure.surfaces);
  return {
    procedureDate: toCompactDate(date),
    procedureCode: procedure.code,
    procedureDescription: procedure.description,
    pfToothNum1: teeth[0],
    pfToothNum2: teeth[1],
    pfToothNum3: teeth[2],
    pfToothNum4: teeth[3],
    pfToothNum5: teeth[4],
    pfToothNum6: teeth[5],
    pfSurfacesNum1: surfaces[0],
    pfSurfacesNum2: surfaces[1],
    pfSurfacesNum3: surfaces[2],
    pfSurfacesNum4: surfaces[3],
    pfSurfacesNum5: surfaces[4],
    pfSurfacesNum6: surfaces[5],
  };
}

/** The procedures in a member's settled dental claims, newest first. */
const ofClaims = (member: FamilyMember, claims: readonly ClaimRecord[]): DentalProcedureWire[] =>
  claims
    .filter(
      ({ pin, wire }) => pin === member.pin && wire.planType === 'dental' && wire.claimStatusCode !== '5',
    )
    .flatMap((claim) => {
      const random = createRandom(`dental ${claim.wire.claimNumber}`);
      return servicesOf(claim).flatMap(({ serviceDescription }) => {
        const procedure = PROCEDURES.find(({ description }) => description === serviceDescription);
        return procedure ? [rowOf(procedure, claim.serviceDate, member, random)] : [];
      });
    });

/**
 * A member's procedures, newest first: those in dental claims, then older ones without a claim.
 * @param claims the family's claims, newest first
 */
function dentalProcedures(
  family: Family,
  member: FamilyMember,
  claims: readonly ClaimRecord[],
  day: IsoDate,
): DentalProcedureWire[] {
  const billed = ofClaims(member, claims);
  const random = createRandom(`dental ${family.id} ${member.pin}`);
  const visits = random.integer(...VISITS);
  let daysBack = random.integer(5, 60);
  const before = Array.from({ length: visits }, () => {
    const row = rowOf(random.pick(PROCEDURES), addDays(day, -daysBack), member, random);
    daysBack += random.integer(40, 190);
    return row;
  });
  const oldest = billed.at(-1)?.procedureDate;
  return [...billed, ...before.filter(({ procedureDate }) => !oldest || procedureDate < oldest)];
}

/** Removes leading zeros from a pin. The service sends pins padded with zeros, and accepts both forms. */
const bare = (pin: string): string => pin.replace(/^0+/, '');

export function dentalRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, dentalProcedureHistory, ({ payload, member: { family, self }, day }) => {
    const { contractId, pin, groupNum } = payload;
    if (contractId !== family.agreementId) return refuse(403, 'NOT-YOUR-CONTRACT');
    const patient = visibleMembers(family, self).find((member) => bare(member.pin) === bare(pin));
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
