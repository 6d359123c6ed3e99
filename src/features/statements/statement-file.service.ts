/** Statements and their files (spec 001 §7 'Statements', 'Statement file'). */
import { send } from '../../lib/http.ts';
import type { IsoDate } from '../../lib/date.ts';
import {
  getStatementArchives,
  statementFile,
  type Statement,
  type StatementFileQuery,
} from './statements.schema.ts';

/**
 * Health statements that end within a date range, both ends included, without suppressed ones. Runs in the background,
 * without a progress bar. @throws ServiceError
 */
export async function fetchHealthStatements(
  range: { from: IsoDate; to: IsoDate },
  signal: AbortSignal,
): Promise<Statement[]> {
  const { statements } = await send(getStatementArchives, { query: range }, { signal, noProgress: true });
  return statements.filter(({ group, suppressed }) => group === 'health' && !suppressed);
}

/** A statement's PDF. @throws ServiceError */
export const fetchStatementFile = (query: StatementFileQuery, signal: AbortSignal): Promise<Blob> =>
  send(statementFile, { query }, { signal });
