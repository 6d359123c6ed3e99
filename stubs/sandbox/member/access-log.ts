/** Generates the access log of a family's record. It is the same in every process on the same day. */
import type { AccessWire } from '../../../src/features/account/settings/sign-ins/access-log.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Family } from '../../people/family.ts';
import { recordDays } from '../data/days.ts';
import { createRandom } from '../data/random.ts';

/** An entry of the log, with the fields that the call filters by. */
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
    reason: 'A new member ID card was ordered',
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

/** The number of entries, and the range of their ages in days. */
const HISTORY = { total: 9, recent: [], spread: [6, 640] } as const;

/** All accesses to a family's record, newest first; none for a family that has never visited. */
export function generateAccessLog(family: Family, day: IsoDate): AccessRecord[] {
  if (family.lastVisit === null) return [];
  const random = createRandom(`access ${family.id}`);
  return recordDays(HISTORY, day, random).map(({ date }, index) => {
    const member = family.members[index % family.members.length] ?? family.members[0];
    const { areas, ...look } = LOOKS[random.integer(0, LOOKS.length - 1)] ?? LOOKS[0];
    // A time in UTC during U.S. office hours, so that the date is the same with and without daylight saving time.
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
