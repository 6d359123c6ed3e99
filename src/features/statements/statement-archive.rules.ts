/**
 * Determines which statements the archive lists, and the member each belongs to (spec 001 §§4, 5;
 * decisions/messages#whose-statements-are-listed). Pure.
 */
import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import {
  statementAddresses,
  statementKey,
  withoutStatementFiles,
  type StatementAddress,
} from './statement-file.rules.ts';
import type { Statement } from './statements.schema.ts';
import { t } from './statements.text.ts';

/** Each source is a separate call. */
export type StatementSource = 'health' | 'payment-only' | 'quarterly' | 'explanations';

interface EcidPerson {
  ecId: string;
  firstName: string;
  dob: IsoDate | null;
  /** The service's umi, without the 0 that the profile appends. */
  umi: string;
}

/** The fields of the signed-in member's profile that the archive needs. */
export interface ArchiveReader {
  isSubscriber: boolean;
  ecId: string;
  umi: string;
  ecidList: readonly EcidPerson[];
}

/** Only subscribers may request explanations of benefits, because these documents don't name a person. */
export const sourcesFor = ({ isSubscriber }: Pick<ArchiveReader, 'isSubscriber'>): StatementSource[] => [
  'health',
  'payment-only',
  'quarterly',
  ...(isSubscriber ? (['explanations'] as const) : []),
];

export interface ArchivedStatement extends Statement {
  /** '' for statements other than health statements, and if several people share the ecId. */
  dependent: string;
  /** Null if no call can request exactly this document, for example if another document has the same attributes. */
  address: StatementAddress | null;
}

const isSameUmi = (statementUmi: string, umi: string): boolean =>
  statementUmi === umi || statementUmi === `${umi}0`;

const isOwnContract = (umi: string, reader: ArchiveReader): boolean =>
  [reader.umi, ...reader.ecidList.map((person) => `${person.umi}0`)].some((statementUmi) =>
    isSameUmi(statementUmi, umi),
  );

/** Whether the reader may read a statement: subscribers read the family's statements, other members only their own. */
function isReadable({ umi, eci, group }: Statement, reader: ArchiveReader): boolean {
  if (group === 'explanation') return reader.isSubscriber && isSameUmi(reader.umi, umi);
  if (!isOwnContract(umi, reader)) return false;
  if (!reader.isSubscriber) return eci !== '' && eci === reader.ecId;
  if (group !== 'health') return true;
  return eci !== '' && (eci === reader.ecId || reader.ecidList.some(({ ecId }) => ecId === eci));
}

const yearOf = (dob: IsoDate | null): string => dob?.slice(0, 4) ?? '';

/**
 * Maps ecIds to names (spec 001 §4 'dependents matched by ECID equal to eci'). An ecId shared by several people, such as a
 * mother and her newborn, has no name. People with the same first name are shown with their year of birth.
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
  /** Number of statements left out, because the reader may not read them. */
  unmatched: number;
  /** Names of family members in the service's order, for the filter. */
  people: readonly string[];
}

/**
 * Merges the statements of all sources without duplicates. Drops suppressed statements (spec 001 §3) and those whose
 * delivery date is outside the range, which includes both ends (§5).
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
