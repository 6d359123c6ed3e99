/** The file of a statement (spec 001 §7 'Statement file'). */
import { send } from '../../lib/http.ts';
import { statementFile, type StatementFileQuery } from './statements.schema.ts';

/** A statement's PDF. @throws ServiceError */
export const fetchStatementFile = (query: StatementFileQuery, signal: AbortSignal): Promise<Blob> =>
  send(statementFile, { query }, { signal });
