/** The file of an archived statement (spec 001 §7 'Statement file'). Pure. */
import { toCompactDate } from '../../lib/date.ts';
import type { Statement, StatementFileQuery, StatementGroup } from './statements.schema.ts';

/** docType by group: MEDC uses COM (spec 001 §7). */
const FILE_TYPES: Partial<Record<StatementGroup, StatementFileQuery['docType']>> = {
  health: 'MHS',
  'payment-only': 'COM',
  quarterly: 'SRMEOB',
  'medicare-quarterly': 'COM',
};

/** Null for a statement without a plt or of a group that the call does not support. */
export function statementFileQuery({
  group,
  umi,
  plt,
  folder,
  beginDate,
  endDate,
}: Pick<Statement, 'group' | 'umi' | 'plt' | 'folder' | 'beginDate' | 'endDate'>): StatementFileQuery | null {
  const docType = FILE_TYPES[group];
  if (!docType || plt === '') return null;
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
