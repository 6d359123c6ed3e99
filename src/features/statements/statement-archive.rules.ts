/** Which statements the archive lists, and who each is for (spec 001 §§4, 5; decisions/messages#whose-statements-are-listed). Pure. */
import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import {
  statementAddresses,
  statementKey,
  withoutStatementFiles,
  type StatementAddress,
} from './statement-file.rules.ts';
import type { Statement } from './statements.schema.ts';
import { t } from './statements.text.ts';

/** Each is a call of its own. */
export type StatementSource = 'health' | 'payment-only' | 'quarterly' | 'explanations';

interface EcidPerson {
  ecId: string;
  firstName: string;
  dob: IsoDate | null;
  /** As the service has it, without the 0 that the profile's umi ends with. */
  umi: string;
}

/** The signed-in member, from the profile. */
export interface ArchiveReader {
  isSubscriber: boolean;
  ecId: string;
  umi: string;
  ecidList: readonly EcidPerson[];
}

/** Explanations of benefits name no person: their call refuses members who are not subscribers. */
export const sourcesFor = ({ isSubscriber }: Pick<ArchiveReader, 'isSubscriber'>): StatementSource[] => [
  'health',
  'payment-only',
  'quarterly',
  ...(isSubscriber ? (['explanations'] as const) : []),
];

export interface ArchivedStatement extends Statement {
  /** Who a health statement is for; '' for other statements, and if the ecId is of several people. */
  dependent: string;
  /** Null if no call tells the document apart from another one. */
  address: StatementAddress | null;
}

const isSameUmi = (statementUmi: string, umi: string): boolean =>
  statementUmi === umi || statementUmi === `${umi}0`;

const isOwnContract = (umi: string, reader: ArchiveReader): boolean =>
  [reader.umi, ...reader.ecidList.map((person) => `${person.umi}0`)].some((statementUmi) =>
    isSameUmi(statementUmi, umi),
  );

/** A subscriber reads the family's statements, others their own. */
function isReadable({ umi, eci, group }: Statement, reader: ArchiveReader): boolean {
  if (group === 'explanation') return reader.isSubscriber && isSameUmi(reader.umi, umi);
  if (!isOwnContract(umi, reader)) return false;
  if (!reader.isSubscriber) return eci !== '' && eci === reader.ecId;
  if (group !== 'health') return true;
  return eci !== '' && (eci === reader.ecId || reader.ecidList.some(({ ecId }) => ecId === eci));
}

const yearOf = (dob: IsoDate | null): string => dob?.slice(0, 4) ?? '';

/**
 * Names by ecId (spec 001 §4 'dependents matched by ECID equal to eci'). An ecId that several people share, as a
 * newborn may have the mother's, has no name. Namesakes have their years of birth.
 */
function namesByEcId(people: readonly EcidPerson[]): Map<string, string> {
  const isPerson = (person: EcidPerson) => (other: EcidPerson) =>
    person.firstName === other.firstName && person.dob === other.dob;
  const named = people.filter(
    (person) =>
      person.ecId !== '' && people.every((other) => other.ecId !== person.ecId || isPerson(person)(other)),
  );
  return new Map(
    named.map(({ ecId, firstName, dob }) => {
      const isNamesake = people.some((other) => other.ecId !== ecId && other.firstName === firstName);
      const name = isNamesake && dob ? t('bornIn', { name: firstName, year: yearOf(dob) }) : firstName;
      return [ecId, name];
    }),
  );
}

export interface StatementArchive {
  statements: ArchivedStatement[];
  /** Not listed: of another contract, or of a person outside the family. */
  unmatched: number;
  /** Names of the family in the service's order, for filters. */
  people: readonly string[];
}

/**
 * The statements of all sources, each once, that are not suppressed (spec 001 §3) and whose delivery date is within
 * the range, both ends included (§5).
 */
export function statementArchive(
  listed: readonly Statement[],
  { range, reader }: { range: DateSpan; reader: ArchiveReader },
): StatementArchive {
  const distinct = withoutStatementFiles(listed);
  const addressOf = statementAddresses(distinct);
  const names = namesByEcId(reader.ecidList);
  const once = new Map(distinct.map((statement) => [statementKey(statement), statement]));
  const inRange = [...once.values()]
    .filter(({ suppressed }) => !suppressed)
    .filter(({ deliveryDate }) => range.from <= deliveryDate && deliveryDate <= range.to);
  const readable = inRange.filter((statement) => isReadable(statement, reader));
  return {
    statements: readable.map((statement) => ({
      ...statement,
      dependent: statement.group === 'health' ? (names.get(statement.eci) ?? '') : '',
      address: addressOf(statement),
    })),
    unmatched: inRange.length - readable.length,
    people: [...names.values()],
  };
}
