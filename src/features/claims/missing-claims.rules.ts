import type { ClaimSummary } from './claims.schema.ts';

/** Number of claims missing from `claims`: malformed claims, and claims that the service counted but did not send. */
export const missingOf = ({
  claims,
  skipped,
  total,
}: Pick<ClaimSummary, 'claims' | 'skipped' | 'total'>): number => Math.max(skipped, total - claims.length);
