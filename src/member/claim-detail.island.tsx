/** An open claim with the file of its statement, which is another feature's call. Loaded with the first row that opens. */
import type { ComponentProps } from 'react';
import ClaimDetail from '../features/claims/claim-detail.island.tsx';
import { statementFileQuery, type StatementKey } from '../features/statements/statement-file.rules.ts';
import { fetchStatementFile } from '../features/statements/statement-file.service.ts';

/** How a statement's file is had; null where nobody knows, and the archive has to do. */
function statementFile(key: StatementKey) {
  const query = statementFileQuery(key);
  return query && ((signal: AbortSignal) => fetchStatementFile(query, signal));
}

export default function DetailOfClaim(props: Omit<ComponentProps<typeof ClaimDetail>, 'statementFile'>) {
  return <ClaimDetail {...props} statementFile={statementFile} />;
}
