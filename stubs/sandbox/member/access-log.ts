/** Who looked at a family's record, the same in every process on the same day. */
import type { AccessWire } from '../../../src/member/visits.schema.ts';
import type { IsoDate } from '../../../src/lib/date.ts';
import type { Family } from '../../people/family.ts';
import { recordDays } from '../data/days.ts';
import { createRandom } from '../data/random.ts';

/** A look with what the log filters by. */
export interface AccessRecord {
  readonly pin: string;
  readonly date: IsoDate;
  readonly wire: AccessWire;
}

const LOOKS = [
  {
    roleCd: 'CSR',
    accessedBy: 'Yolanda P.',
    organization: 'Customer service',
    reason: 'A call about a claim',
    areas: ['Claims', 'Coverage'],
  },
  {
    roleCd: 'AGT',
    accessedBy: 'Bertrand L.',
    organization: 'Fernhill Benefits Agency',
    reason: 'Yearly plan review',
    areas: ['Coverage'],
  },
  {
    roleCd: 'CSR',
    accessedBy: 'Kofi T.',
    organization: 'Customer service',
    reason: 'A new ID card was ordered',
    areas: ['Profile'],
  },
  {
    roleCd: 'ADM',
    accessedBy: 'Ottilie V.',
    organization: 'Fernhill Benefits Agency',
    reason: 'Change of group',
    areas: ['Profile', 'Coverage'],
  },
] as const satisfies readonly Partial<AccessWire>[];

/** Looks of two years. */
const HISTORY = { total: 9, recent: [], spread: [6, 640] } as const;

/** Every look at a family's record, newest first; none at the record of somebody who is new. */
export function generateAccessLog(family: Family, day: IsoDate): AccessRecord[] {
  if (family.lastVisit === null) return [];
  const random = createRandom(`access ${family.id}`);
  return recordDays(HISTORY, day, random).map(({ date }, index) => {
    const member = family.members[index % family.members.length] ?? family.members[0];
    const { areas, ...look } = LOOKS[random.integer(0, LOOKS.length - 1)] ?? LOOKS[0];
    // Office hours; UTC, so that neither winter nor summer time changes the day.
    const time = `${String(random.integer(14, 21))}:${String(random.integer(10, 59))}:00.000Z`;
    return {
      pin: member.pin,
      date,
      wire: {
        accessId: `LOOK${family.id.toUpperCase()}${index + 1}`,
        accessTimestamp: `${date}T${time}`,
        memberFirstName: member.firstName,
        ...look,
        areas: [...areas],
      },
    };
  });
}
