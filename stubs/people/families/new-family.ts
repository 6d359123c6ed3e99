/** Creates a family for one test case, with a default history and with ids made from a serial number. */
import type { Client, Family, FamilyMember, Group, Product } from '../family.ts';

/** A member without the generated fields. */
type NewFamilyMember = Omit<FamilyMember, 'pin' | 'ecId' | 'lastName'>;

interface NewClient extends Omit<Client, 'id' | 'number' | 'groups'> {
  readonly group: Omit<Group, 'number'>;
}

/** Either `client`, a single client with one group and numbers made from the serial, or `clients`, a complete list. */
type Clients = { client: NewClient; clients?: never } | { client?: never; clients: Family['clients'] };

type NewFamily = Clients & Partial<Omit<Family, 'id' | 'members' | 'clients'>> & {
  /** Two digits that no other family uses. */
  readonly serial: string;
  readonly lastName: string;
  /** The family's members, the subscriber first. */
  readonly people: readonly [NewFamilyMember, ...NewFamilyMember[]];
};

/** The pin of a family's member. @param position 1 for the subscriber */
const pinOf = (serial: string, position: number): string => `8${serial}310${position}`;

function numberedClient(serial: string, { group, ...client }: NewClient): Client {
  const id = `70${serial}0${serial.slice(-1)}`;
  return { ...client, id, number: `0070${serial}0`, groups: [{ ...group, number: `${id}00` }] };
}

/** Creates a family with twelve claims and twelve messages. Fields that are passed override these defaults. */
export function newFamily(id: string, { serial, lastName, people, client, clients, ...rest }: NewFamily): Family {
  const numbered = (member: NewFamilyMember, index: number): FamilyMember => ({
    ...member,
    lastName,
    pin: pinOf(serial, index + 1),
    ecId: `90${pinOf(serial, index + 1)}`,
  });
  const [first, ...others] = people;
  return {
    id,
    agreementId: `1012${serial}317`,
    umi: `1012${serial}31701`,
    members: [numbered(first, 0), ...others.map((member, index) => numbered(member, index + 1))],
    clients: clients ?? [numberedClient(serial, client)],
    lastVisit: 18,
    claims: { total: 12, recent: [5, 21, 48], spread: [70, 340] },
    messages: { total: 12, recent: [4, 19, 52], spread: [95, 340], unread: 3, crowding: 1, special: false },
    ...rest,
  };
}

/** The fields of a family without claims, messages and visits. */
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

/** A high-deductible plan, which allows a health savings account, and its drug product. */
export const HIGH_DEDUCTIBLE = [
  { number: 'HDH2500', line: 'M', name: 'Community Choice HDHP 2500', years: [-1, null] },
  { number: 'RXINTEG', line: 'X', name: 'Integrated Prescription Drug', years: [-1, null] },
] as const satisfies readonly Product[];
