import { send } from '../../lib/http.ts';
import type { IsoDate } from '../../lib/date.ts';
import {
  getStatementArchives,
  statementFile,
  type Statement,
  type StatementFileQuery,
} from './statements.schema.ts';

/** Without suppressed ones; both ends included. In the background, without a progress bar. @throws ServiceError */
export async function fetchHealthStatements(
  range: { from: IsoDate; to: IsoDate },
  signal: AbortSignal,
): Promise<Statement[]> {
  const { statements } = await send(getStatementArchives, { query: range }, { signal, noProgress: true });
  return statements.filter(({ group, suppressed }) => group === 'health' && !suppressed);
}

export const fetchStatementFile = (query: StatementFileQuery, signal: AbortSignal): Promise<Blob> =>
  send(statementFile, { query }, { signal });
