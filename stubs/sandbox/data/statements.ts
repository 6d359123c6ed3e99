/** A family's statements, made when they are asked for, counted in days back from the sandbox's day. */
import type { StatementWire } from '../../../src/features/statements/statements.schema.ts';
import { addDays, toCompactDate, type IsoDate } from '../../../src/lib/date.ts';
import type { FamilyMember } from '../../people/family.ts';
import type { Member } from '../../people/member-of.ts';
import { visibleMembers } from './member-info.ts';

/** Codes of spec 001 §4. */
export type GroupCode = 'MHS' | 'COM' | 'SRM' | 'MEDC';

/** Where a kind of statement is kept, how often it comes and what its pairs are called. */
const KINDS = {
  MHS: { folder: 'MHSMEM', every: 30, count: 24, newest: 9, begin: 'ST_BGN_DATE', end: 'ST_END_DATE' },
  COM: { folder: 'COMMEM', every: 60, count: 8, newest: 20, begin: 'ST_BEGIN', end: 'ST_END' },
  SRM: { folder: 'SRMEOB', every: 91, count: 8, newest: 33, begin: 'ST_BEGIN', end: 'ST_END' },
  MEDC: { folder: 'MEDCEOB', every: 91, count: 8, newest: 14, begin: 'ST_BEGIN', end: 'ST_END' },
} as const satisfies Record<GroupCode, unknown>;

/** Days after a statement's end on which it is made. */
const CYCLE_DAYS = 3;

export interface StatementRecord {
  readonly id: string;
  readonly group: GroupCode;
  readonly recipient: FamilyMember;
  readonly groupNumber: string;
  readonly folder: string;
  readonly plt: string;
  readonly umi: string;
  readonly begin: IsoDate;
  readonly end: IsoDate;
  readonly cycle: IsoDate;
}

/** Health statements go to everybody in turn, the others to the subscriber. */
function recipientOf({ family }: Member, group: GroupCode, index: number): FamilyMember {
  const [subscriber] = family.members;
  return group === 'MHS' ? (family.members[index % family.members.length] ?? subscriber) : subscriber;
}

function statementOf(member: Member, group: GroupCode, index: number, day: IsoDate): StatementRecord {
  const { family } = member;
  const { every, newest, folder } = KINDS[group];
  const end = addDays(day, -(newest + every * index));
  const serial = `${family.agreementId.slice(-4)}${String(index + 1).padStart(3, '0')}`;
  return {
    id: `${group}${serial}`,
    group,
    recipient: recipientOf(member, group, index),
    groupNumber: family.clients[0].groups[0]?.number ?? '',
    folder,
    plt: `PLT${serial}`,
    umi: family.umi,
    begin: addDays(end, 1 - every),
    end,
    cycle: addDays(end, CYCLE_DAYS),
  };
}

/**
 * Every statement that a member may see, newest first; a family without claims has none. Medicare groups
 * get MEDC statements, all others COM and SRM.
 * @param day the sandbox's calendar date
 */
export function statementsOf(member: Member, day: IsoDate): StatementRecord[] {
  const { family, self } = member;
  if (family.claims.total === 0) return [];
  const isMedicare = family.clients.some(({ groups }) => groups.some(({ medicare }) => medicare));
  const kinds: GroupCode[] = isMedicare ? ['MHS', 'MEDC'] : ['MHS', 'COM', 'SRM'];
  const visible = visibleMembers(family, self);
  return kinds
    .flatMap((group) =>
      Array.from({ length: KINDS[group].count }, (_, index) => statementOf(member, group, index, day)),
    )
    .filter(({ recipient }) => visible.some(({ pin }) => pin === recipient.pin))
    .toSorted((a, b) => b.end.localeCompare(a.end));
}

/** A statement as the archive writes it. */
export function statementWire(record: StatementRecord): StatementWire {
  const { begin, end } = KINDS[record.group];
  return {
    docentid: record.id,
    docTypeGroup: record.group,
    suppressionInd: 'N',
    documentRefNumber: `R${record.id}`,
    trackingNumber: `T${record.id}`,
    invoiceNumber: record.group === 'COM' ? `I${record.id}` : '',
    attributes: [
      { name: 'CYCLE_DATE', value: toCompactDate(record.cycle) },
      { name: begin, value: toCompactDate(record.begin) },
      { name: end, value: toCompactDate(record.end) },
      { name: 'PLT', value: record.plt },
      { name: 'UMI', value: record.umi },
      { name: 'ECI', value: record.recipient.ecId },
      { name: 'GRP_NUM', value: record.groupNumber },
      { name: 'FOLDER', value: record.folder },
    ],
  };
}
