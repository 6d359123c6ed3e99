/**
 * Determines which call returns a statement's document, for the archive and for claims (spec 001 §7,
 * decisions/claims#only-the-patients-statement, decisions/messages#one-document-one-person). Pure.
 */
import { toCompactDate, type IsoDate } from '../../lib/date/date.ts';
import {
  statementGroup,
  type Statement,
  type StatementDocumentQuery,
  type StatementFileQuery,
  type StatementGroup,
} from './statements.schema.ts';

/** The docType of each group. MEDC (`medicare-quarterly`) uses COM (spec 001 §7). */
const FILE_TYPES: Partial<Record<StatementGroup, StatementFileQuery['docType']>> = {
  health: 'MHS',
  'payment-only': 'COM',
  quarterly: 'SRMEOB',
  'medicare-quarterly': 'COM',
};

type FileFields = Pick<Statement, 'group' | 'typeCode' | 'umi' | 'plt' | 'folder' | 'beginDate' | 'endDate'>;

/** Null if the statement lacks a plt or folder, or if the call does not support its group. */
export function statementFileQuery({
  group,
  typeCode,
  umi,
  plt,
  folder,
  beginDate,
  endDate,
}: FileFields): StatementFileQuery | null {
  const docType = FILE_TYPES[group === 'explanation' ? statementGroup(typeCode) : group];
  if (!docType || plt === '' || folder === '') return null;
  return {
    SUBSCRIBER_ID: umi,
    pltNumber: plt,
    ODFolder: folder,
    BEGIN_DATE: toCompactDate(beginDate),
    END_DATE: toCompactDate(endDate),
    docType,
    ...(docType === 'MHS' ? { field2: 'PLTN' as const } : {}),
  };
}

/** The attributes listed in spec 001 §3 'Attributes used for archive queries'. Dates are ISO. */
export const archiveQuery = (statement: Statement): StatementDocumentQuery => ({
  doctypegroup: statement.typeCode,
  umi: statement.umi,
  plt: statement.plt,
  docodfoldername: statement.folder,
  startdate: statement.beginDate,
  enddate: statement.endDate,
  ...(statement.cycleDate === null ? {} : { cycledate: statement.cycleDate }),
  statementdate: statement.statementDate,
});

/** Parameters of the call. They identify a person, so they must never be in the page's address. */
export type StatementAddress =
  | { call: 'file'; query: StatementFileQuery }
  | { call: 'document'; documentId: string; query: StatementDocumentQuery };

const fileKey = (statement: FileFields): string => JSON.stringify(statementFileQuery(statement));

const isExplanation = ({ group }: Pick<Statement, 'group'>): boolean => group === 'explanation';

const documentKey = (statement: Statement): string =>
  JSON.stringify([statement.documentId, archiveQuery(statement)]);

/**
 * Identifies a statement; if two sources list a statement, both entries have equal keys. If only one entry is
 * suppressed, the keys differ, and neither entry can be opened, because the calls for both have the same parameters.
 */
export const statementKey = (statement: Statement): string =>
  JSON.stringify([documentKey(statement), statement.eci, statement.suppressed]);

/** Returns a function that tells whether another statement in the list has the same key. */
function sharedKeys(
  statements: readonly Statement[],
  keyOf: (statement: Statement) => string,
): (statement: Statement) => boolean {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const statement of statements) {
    const [key, owner] = [keyOf(statement), statementKey(statement)];
    if ((owners.get(key) ?? owner) !== owner) shared.add(key);
    owners.set(key, owner);
  }
  return (statement) => shared.has(keyOf(statement));
}

/**
 * Chooses the call for each statement in a response. The file call does not name the person, so statements of two people
 * may have the same file query. Such statements, except explanations, are requested by document id.
 * @returns a function that returns null for a statement whose document no call can request exactly
 */
export function statementAddresses(
  statements: readonly Statement[],
): (statement: Statement) => StatementAddress | null {
  const sharesFile = sharedKeys(statements, fileKey);
  const sharesDocument = sharedKeys(statements, documentKey);
  return (statement) => {
    const query = statementFileQuery(statement);
    if (query && !sharesFile(statement)) return { call: 'file', query };
    if (isExplanation(statement) || sharesDocument(statement)) return null;
    return { call: 'document', documentId: statement.documentId, query: archiveQuery(statement) };
  };
}

/** Drops explanations whose file belongs to a listed statement, because only the statement names the person. */
export function withoutStatementFiles(listed: readonly Statement[]): Statement[] {
  const files = new Set(listed.filter((statement) => !isExplanation(statement)).map(fileKey));
  return listed.filter(
    (statement) =>
      !isExplanation(statement) || !statementFileQuery(statement) || !files.has(fileKey(statement)),
  );
}

interface StatementPeriod {
  /** First and last day of the period; both are included. */
  beginDate: IsoDate;
  endDate: IsoDate;
}

const FILE_NAMES = {
  health: 'health-statement',
  'payment-only': 'payment-only-statement',
  quarterly: 'quarterly-statement',
  'medicare-quarterly': 'quarterly-statement',
  explanation: 'explanation-of-benefits',
  other: 'statement',
} as const satisfies Record<StatementGroup, string>;

/** A file name such as `health-statement-2026-10-01-2026-10-30.pdf`. For privacy it does not name the person. */
export const statementFileName = ({
  group,
  beginDate,
  endDate,
}: StatementPeriod & Pick<Statement, 'group'>): string => `${FILE_NAMES[group]}-${beginDate}-${endDate}.pdf`;

/**
 * Finds the patient's health statement that covers a day of service (spec 001 §4 'matched by ECID equal to eci').
 * @param ecId null if the patient is unknown
 * @returns null if there is no such statement, or it cannot be opened
 */
export function patientStatement(
  statements: readonly Statement[],
  { ecId, serviceDate }: { ecId: string | null; serviceDate: IsoDate },
): { statement: Statement; address: StatementAddress } | null {
  if (!ecId) return null;
  const statement = statements.find(
    ({ group, suppressed, eci, beginDate, endDate }) =>
      group === 'health' && !suppressed && eci === ecId && beginDate <= serviceDate && serviceDate <= endDate,
  );
  const address = statement ? statementAddresses(statements)(statement) : null;
  return statement && address ? { statement, address } : null;
}
