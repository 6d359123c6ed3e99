/** The rules of the dental procedure history (spec 001 §2 'Dental procedure history', §5). Pure. */
import { isDentalLine } from '../../profile/coverage/coverage.rules.ts';
import { familyOf, fullName } from '../../profile/coverage/family.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import {
  groupChoices,
  type GroupChoice,
  type ProfileGroup,
} from '../../profile/group/selected-group.rules.ts';
import type { DentalProcedure } from './dental-history.schema.ts';
import { toothOf, type Tooth } from './teeth.rules.ts';

export interface Patient {
  pin: string;
  name: string;
}

const SHOWN_DIGITS = 3;

/** The last three digits of the pin, zero-padded (spec 001 §2). */
export const shownPin = (pin: string): string => pin.padStart(SHOWN_DIGITS, '0').slice(-SHOWN_DIGITS);

/** A list of teeth or surfaces as text (spec 001 §2 'comma-joined lists'). */
export const joinValues = (values: readonly string[]): string => values.join(', ');

/** Members of the group's dental plans, or of all plans if no plan is dental. No duplicates, subscriber first. */
export function patientsOf({ productList }: Pick<ProfileGroup, 'productList'>): Patient[] {
  const dental = productList.filter(isDentalLine);
  const entries = (dental.length > 0 ? dental : productList).flatMap(({ memberList }) => memberList);
  return familyOf(entries, ({ pinNumber }) => pinNumber).map((entry) => ({
    pin: entry.pinNumber,
    name: fullName(entry),
  }));
}

/** Finds a group by its own number or its ID card number. Returns the selected group if no number is requested. */
export function requestedGroup(
  profile: Pick<Profile, 'clientList'>,
  requested: string | undefined,
  selected: GroupChoice | null,
): ProfileGroup | null {
  if (!requested) return selected?.group ?? null;
  const groups = groupChoices(profile).map(({ group }) => group);
  return (
    groups.find(({ groupNumber }) => groupNumber === requested) ??
    groups.find(({ idCardEobGroupNumber }) => idCardEobGroupNumber === requested) ??
    null
  );
}

/** The procedures of one tooth, newest first. */
export interface ToothRecord {
  /** The number on the chart, such as `14` or `K`; if the tooth is not on the chart, the text that the service sent. */
  number: string;
  /** Null if the tooth is not on the chart. */
  tooth: Tooth | null;
  procedures: DentalProcedure[];
}

const orderOf = ({ tooth, number }: ToothRecord): string =>
  `${tooth === null ? 2 : Number(tooth.isPrimary)} ${number.padStart(4, '0')}`;

/** Groups procedures by tooth: permanent teeth by number, then primary teeth, then teeth that are not on the chart. */
export function byTooth(procedures: readonly DentalProcedure[]): ToothRecord[] {
  const records = new Map<string, ToothRecord>();
  for (const procedure of procedures) {
    const numbers = new Set(procedure.teeth.map((written) => toothOf(written)?.number ?? written));
    for (const number of numbers) {
      const record = records.get(number) ?? { number, tooth: toothOf(number), procedures: [] };
      record.procedures.push(procedure);
      records.set(number, record);
    }
  }
  return [...records.values()].toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const SURFACES = ['M', 'O', 'D', 'B', 'F', 'L', 'I'] as const;
type Surface = (typeof SURFACES)[number];

/** The surface letters in the procedures, for the legend. The value `MOD` stands for three surfaces. */
export function surfacesUsed(procedures: readonly DentalProcedure[]): Surface[] {
  const letters = new Set(
    procedures.flatMap(({ surfaces }) => surfaces.flatMap((surface) => [...surface.toUpperCase()])),
  );
  return SURFACES.filter((surface) => letters.has(surface));
}
