/** A member's dental procedures, the same in every process on the same day. */
import type { DentalProcedureWire } from '../../../src/features/dental-history/dental-history.schema.ts';
import { addDays, toCompactDate, type IsoDate } from '../../../src/lib/date.ts';
import type { Family, FamilyMember } from '../../people/family.ts';
import { createRandom } from './random.ts';
import { PROCEDURES } from './service-names.ts';

/** Teeth that are near each other, so that six of them read like one visit. */
const TEETH = ['2', '3', '14', '15', '18', '19', '30', '31'];
/** A child's first teeth, and how long they are there. */
const FIRST_TEETH = ['A', 'B', 'I', 'J', 'K', 'L', 'S', 'T'];
const FIRST_TEETH_UNTIL = 12;
const SURFACES = ['M', 'O', 'D', 'B', 'L', 'I'];
const VISITS = [3, 7] as const;

/** Some values one after the other, '' beyond them: the rows of the service have six places. */
const sixOf = (values: readonly string[], from: number, count: number): string[] =>
  Array.from({ length: 6 }, (_, at) => (at < count ? (values[(from + at) % values.length] ?? '') : ''));

/**
 * Procedures, newest first.
 * @param day the sandbox's calendar date
 */
export function dentalProcedures(family: Family, member: FamilyMember, day: IsoDate): DentalProcedureWire[] {
  const random = createRandom(`dental ${family.id} ${member.pin}`);
  const mouth = member.age < FIRST_TEETH_UNTIL ? FIRST_TEETH : TEETH;
  const visits = random.integer(...VISITS);
  let daysBack = random.integer(5, 60);
  return Array.from({ length: visits }, () => {
    const procedure = random.pick(PROCEDURES);
    const teeth = sixOf(mouth, random.integer(0, 7), procedure.teeth);
    const surfaces = sixOf(SURFACES, random.integer(0, 5), procedure.surfaces);
    const procedureDate = toCompactDate(addDays(day, -daysBack));
    daysBack += random.integer(40, 190);
    return {
      procedureDate,
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
  });
}
