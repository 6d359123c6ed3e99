/** Makes the families that are there for one case each: numbers by a serial number, a usual history. */
import type { Client,Family,FamilyMember,Product } from '../family.ts';

/** A member without the generated fields. */
type NewFamilyMember = Omit<FamilyMember, 'pin' | 'ecId' | 'lastName'>;

interface SmallFamily extends Partial<Omit<Family, 'id' | 'members'>> {
  /** Two digits, of this family alone. */
  readonly serial: string;
  readonly lastName: string;
  /** The subscriber first. */
  readonly people: readonly [NewFamilyMember, ...NewFamilyMember[]];
  readonly clients: readonly [Client, ...Client[]];
}

/** A pin of the family with this serial: the subscriber is 1. */
export const pinOf = (serial: string, place: number): string => `8${serial}310${place}`;

/** A family with a dozen claims and messages; what is given wins. */
export function small(id: string, { serial, lastName, people, ...rest }: SmallFamily): Family {
  const numbered = (one: NewFamilyMember, index: number): FamilyMember => ({
    ...one,
    lastName,
    pin: pinOf(serial, index + 1),
    ecId: `90${pinOf(serial, index + 1)}`,
  });
  const [first, ...others] = people;
  return {
    id,
    agreementId: `1012${serial}317`,
    umi: `1012${serial}31701`,
    members: [numbered(first, 0), ...others.map((one, index) => numbered(one, index + 1))],
    lastVisit: 18,
    claims: { total: 12, recent: [5, 21, 48], spread: [70, 340] },
    messages: { total: 12, recent: [4, 19, 52], spread: [95, 340], unread: 3, crowding: 1, special: false },
    ...rest,
  };
}

/** A history with nothing in it. */
export const NO_HISTORY = {
  lastVisit: null,
  claims: { total: 0, recent: [], spread: [0, 0] },
  messages: { total: 0, recent: [], spread: [0, 0], unread: 0, crowding: 1, special: false },
} as const;

/** Medical and drug products without an end date. */
export const MEDICAL = [
  { number: 'PPO2000', line: 'M', name: 'Community Choice PPO 2000', years: [-1, null] },
  { number: 'RX3TIER', line: 'X', name: 'Three-Tier Prescription Drug', years: [-1, null] },
] as const satisfies readonly Product[];

/** A plan that goes with a health savings account, and its drug product. */
export const HIGH_DEDUCTIBLE = [
  { number: 'HDH2500', line: 'M', name: 'Community Choice HDHP 2500', years: [-1, null] },
  { number: 'RXINTEG', line: 'X', name: 'Integrated Prescription Drug', years: [-1, null] },
] as const satisfies readonly Product[];
