/** The rules of the dental procedure history (spec 001 §2 'Dental procedure history', §5). Pure. */
import { isDentalLine } from '../../profile/coverage.rules.ts';
import { inFamilyOrder } from '../../profile/family.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { groupChoices, type GroupChoice, type ProfileGroup } from '../../profile/selected-group.rules.ts';
import type { DentalProcedure } from './dental-history.schema.ts';
import { toothOf, type Tooth } from './teeth.rules.ts';

/** Somebody whose procedures can be looked up. */
export interface Patient {
  pin: string;
  name: string;
}

const SHOWN_DIGITS = 3;

/** The pin as it is shown: the last three digits, with zeros before a shorter one (spec 001 §2). */
export const shownPin = (pin: string): string => pin.padStart(SHOWN_DIGITS, '0').slice(-SHOWN_DIGITS);

/** Teeth or surfaces as one text (spec 001 §2 'comma-joined lists'). */
export const joined = (values: readonly string[]): string => values.join(', ');

type Entry = ProfileGroup['productList'][number]['memberList'][number];

const nameOf = ({ firstName, lastName, suffix }: Entry): string =>
  [firstName, lastName, suffix].filter(Boolean).join(' ');

/**
 * The people of a group whose procedures can be looked up: those on its dental plans, or where it has none, on any. Each
 * once, the subscriber first.
 */
export function patientsOf({ productList }: Pick<ProfileGroup, 'productList'>): Patient[] {
  const dental = productList.filter(isDentalLine);
  const entries = (dental.length > 0 ? dental : productList).flatMap(({ memberList }) => memberList);
  const byPin = new Map(entries.map((entry) => [entry.pinNumber, entry]));
  return inFamilyOrder([...byPin.values()]).map((entry) => ({ pin: entry.pinNumber, name: nameOf(entry) }));
}

/**
 * The group that an address names, by its own number or the one on the ID card; without a number the selected one.
 * @param asked the parameter `grp`; undefined where the address has none
 * @returns null where the member has no such group
 */
export function groupAsked(
  profile: Pick<Profile, 'clientList'>,
  asked: string | undefined,
  selected: GroupChoice | null,
): ProfileGroup | null {
  if (!asked) return selected?.group ?? null;
  const groups = groupChoices(profile).map(({ group }) => group);
  return (
    groups.find(({ groupNumber }) => groupNumber === asked) ??
    groups.find(({ idCardEobGroupNumber }) => idCardEobGroupNumber === asked) ??
    null
  );
}

/** What was done to one tooth, newest first. */
export interface ToothRecord {
  /** As the service writes it, without zeros before it. */
  number: string;
  /** Null for one that the chart does not draw. */
  tooth: Tooth | null;
  procedures: DentalProcedure[];
}

const orderOf = ({ tooth, number }: ToothRecord): string =>
  `${tooth === null ? 2 : Number(tooth.isPrimary)} ${number.padStart(4, '0')}`;

/** The same facts by tooth: permanent teeth by number, then primary ones, then what is on no chart. */
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

/** Surfaces of a tooth by their letter. */
const SURFACES = ['M', 'O', 'D', 'B', 'F', 'L', 'I'] as const;
type Surface = (typeof SURFACES)[number];

/** The letters that the procedures use, so that those alone are explained. `MOD` is three. */
export function surfacesUsed(procedures: readonly DentalProcedure[]): Surface[] {
  const letters = new Set(
    procedures.flatMap(({ surfaces }) => surfaces.flatMap((one) => [...one.toUpperCase()])),
  );
  return SURFACES.filter((surface) => letters.has(surface));
}
