/** Generates a family's statements, whose dates are relative to the sandbox's date. */
import type { StatementWire } from '../../../src/features/statements/statements.schema.ts';
import { addDays, toCompactDate, type IsoDate } from '../../../src/lib/date/date.ts';
import type { FamilyMember, StatementCode, WrittenStatement } from '../../people/family.ts';
import type { Member } from '../../people/member-of.ts';
import type { ClaimRecord } from '../claims/counted-claims.ts';
import { isSubscriber, visibleMembers } from '../member/member-info.ts';

/** How statements are generated: archive folder, interval in days, count, age of the newest in days, names of the date fields. */
const KINDS = {
  MHS: { folder: 'MHSMEM', every: 30, count: 24, newest: 9, begin: 'ST_BGN_DATE', end: 'ST_END_DATE' },
  COM: { folder: 'COMMEM', every: 60, count: 8, newest: 20, begin: 'ST_BEGIN', end: 'ST_END' },
  SRM: { folder: 'SRMEOB', every: 91, count: 8, newest: 33, begin: 'ST_BEGIN', end: 'ST_END' },
  MEDC: { folder: 'MEDCEOB', every: 91, count: 8, newest: 14, begin: 'ST_BEGIN', end: 'ST_END' },
  TAX: { folder: 'TAXDOC', every: 365, count: 0, newest: 45, begin: 'ST_BEGIN', end: 'ST_END' },
} as const satisfies Record<StatementCode, unknown>;

/** Days from the end of a statement's period to its creation. */
const CYCLE_DAYS = 3;

/** For each statement code, the call that lists the generated statements. */
const SOURCES = {
  MHS: 'health',
  COM: 'payment-only',
  SRM: 'quarterly',
  MEDC: 'quarterly',
  TAX: 'health',
} as const satisfies Record<StatementCode, WrittenStatement['source']>;

export interface StatementRecord {
  readonly id: string;
  readonly group: StatementCode;
  readonly recipient: FamilyMember;
  readonly groupNumber: string;
  readonly folder: string;
  readonly plt: string;
  readonly umi: string;
  readonly begin: IsoDate;
  readonly end: IsoDate;
  readonly cycle: IsoDate;
  readonly source: WrittenStatement['source'];
  readonly written?: WrittenStatement;
}

/** The period of a statement. @param index 0 for the newest of its kind */
function periodOf(group: StatementCode, index: number, day: IsoDate): { begin: IsoDate; end: IsoDate } {
  const { every, newest } = KINDS[group];
  const end = addDays(day, -(newest + every * index));
  return { begin: addDays(end, 1 - every), end };
}

function statementFor(
  { family }: Member,
  group: StatementCode,
  recipient: FamilyMember,
  index: number,
  day: IsoDate,
): StatementRecord {
  const period = periodOf(group, index, day);
  // Makes ids unique, because two members may have a health statement for the same period.
  const whose = group === 'MHS' ? String(family.members.indexOf(recipient) + 1) : '';
  const serial = `${family.agreementId.slice(-4)}${String(index + 1).padStart(3, '0')}${whose}`;
  return {
    id: `${group}${serial}`,
    group,
    recipient,
    groupNumber: family.clients[0].groups[0]?.number ?? '',
    folder: KINDS[group].folder,
    plt: `PLT${serial}`,
    umi: family.umi,
    ...period,
    cycle: addDays(period.end, CYCLE_DAYS),
    source: SOURCES[group],
  };
}

function writtenStatement(
  { family }: Member,
  written: WrittenStatement,
  index: number,
  day: IsoDate,
): StatementRecord {
  const { code, source, daysBack, position = 1 } = written;
  const serial = `${family.agreementId.slice(-4)}9${String(index + 1).padStart(2, '0')}`;
  const end = addDays(day, -daysBack[1]);
  return {
    id: `${code}${serial}`,
    group: code,
    recipient: family.members[position - 1] ?? family.members[0],
    groupNumber: family.clients[0].groups[0]?.number ?? '',
    folder: KINDS[code].folder,
    plt: `PLT${serial}`,
    umi: family.umi,
    begin: addDays(day, -daysBack[0]),
    end,
    cycle: addDays(end, CYCLE_DAYS),
    source,
    written,
  };
}

/** The claims on a statement: the recipient's settled claims within the statement's period. */
export const claimsOn = (
  { recipient, begin, end }: Pick<StatementRecord, 'recipient' | 'begin' | 'end'>,
  claims: readonly ClaimRecord[],
): ClaimRecord[] =>
  claims.filter(
    ({ pin, serviceDate, wire }) =>
      pin === recipient.pin && serviceDate >= begin && serviceDate <= end && wire.claimStatusCode !== '5',
  );

/** The members who get a statement for a period. Every member with claims in the period gets a health statement; other statements go to the subscriber. */
function recipientsOf(
  { family }: Member,
  group: StatementCode,
  period: { begin: IsoDate; end: IsoDate },
  claims: readonly ClaimRecord[],
): FamilyMember[] {
  const [subscriber] = family.members;
  return group === 'MHS'
    ? family.members.filter((recipient) => claimsOn({ recipient, ...period }, claims).length > 0)
    : [subscriber];
}

/**
 * All statements that a member may see, newest first. A family without claims has only the statements in its record.
 * A family with a Medicare group gets MEDC statements; any other family gets COM and SRM statements.
 * @param claims the family's claims
 */
export function statementsOf(
  member: Member,
  day: IsoDate,
  claims: readonly ClaimRecord[],
): StatementRecord[] {
  const { family, self } = member;
  const isMedicare = family.clients.some(({ groups }) => groups.some(({ medicare }) => medicare));
  const kinds: StatementCode[] = isMedicare ? ['MHS', 'MEDC'] : ['MHS', 'COM', 'SRM'];
  const visible = visibleMembers(family, self);
  const generated = family.claims.total === 0 ? [] : kinds;
  const written = (family.statements ?? []).map((statement, index) =>
    writtenStatement(member, statement, index, day),
  );
  return generated
    .flatMap((group) =>
      Array.from({ length: KINDS[group].count }, (_, index) =>
        recipientsOf(member, group, periodOf(group, index, day), claims).map((recipient) =>
          statementFor(member, group, recipient, index, day),
        ),
      ).flat(),
    )
    .concat(written)
    .filter(({ recipient }) => visible.some(({ pin }) => pin === recipient.pin))
    .toSorted((a, b) => b.end.localeCompare(a.end));
}

const EXPLANATIONS = { every: 91, count: 8, newest: 5 } as const;

/** The subscriber's explanations of benefits, newest first. The statement archive calls do not return them. */
export function explanationsOf(member: Member, day: IsoDate): StatementRecord[] {
  const { family, self } = member;
  if (!isSubscriber(self) || family.claims.total === 0) return [];
  const { every, count, newest } = EXPLANATIONS;
  return Array.from({ length: count }, (_, index) => {
    const end = addDays(day, -(newest + every * index));
    const serial = `${family.agreementId.slice(-4)}8${String(index + 1).padStart(2, '0')}`;
    return {
      ...statementFor(member, 'MHS', family.members[0], index, day),
      id: `EOB${serial}`,
      plt: `PLT${serial}`,
      begin: addDays(end, 1 - every),
      end,
      cycle: addDays(end, CYCLE_DAYS),
    };
  });
}

/**
 * A statement's dates with their field names, which depend on the code unless the statement defines its own (spec 001 §3
 * 'Source data').
 */
function datePairs({ group, begin, end, cycle, written }: StatementRecord) {
  const names = written?.spelling ?? [KINDS[group].begin, KINDS[group].end];
  return [
    ...(written?.noCycle ? [] : [{ name: 'CYCLE_DATE', value: toCompactDate(cycle) }]),
    { name: names[0], value: toCompactDate(begin) },
    ...(written?.malformed ? [] : [{ name: names[1], value: toCompactDate(end) }]),
  ];
}

export function statementWire(record: StatementRecord): StatementWire {
  return {
    docentid: record.id,
    docTypeGroup: record.group,
    suppressionInd: record.written?.suppressed ? 'Y' : 'N',
    documentRefNumber: `R${record.id}`,
    trackingNumber: `T${record.id}`,
    invoiceNumber: record.group === 'COM' ? `I${record.id}` : '',
    attributes: [
      ...datePairs(record),
      { name: 'PLT', value: record.plt },
      { name: 'UMI', value: record.umi },
      { name: 'ECI', value: record.recipient.ecId },
      { name: 'GRP_NUM', value: record.groupNumber },
      { name: 'FOLDER', value: record.folder },
    ],
  };
}
