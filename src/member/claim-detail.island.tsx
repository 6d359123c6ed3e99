/** An open claim with what other features add: the file of its statement, the dental history, the way to pay. Loaded with the first row that opens. */
import type { ComponentProps } from 'react';
import ClaimDetail from '../features/claims/claim-detail.island.tsx';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { PayRange } from '../features/pay-claim/pay-claim.rules.ts';
import { statementFileQuery, type StatementKey } from '../features/statements/statement-file.rules.ts';
import { fetchStatementFile } from '../features/statements/statement-file.service.ts';
import { formatRoute } from '../routing/hash.rules.ts';
import { WayToPay } from './pay-offer.island.tsx';

/** How a statement's file is had; null where nobody knows, and the archive has to do. */
function statementFile(key: StatementKey) {
  const query = statementFileQuery(key);
  return query && ((signal: AbortSignal) => fetchStatementFile(query, signal));
}

/** The dental history of a claim's group (spec 001 §2); null for a claim that has nothing to do with teeth. */
const dentalHref = ({ planType, groupNumber }: Claim): string | null =>
  planType === 'dental'
    ? formatRoute({
        path: ['claims', 'claimsAndPayments', 'dentalProcedureHistory'],
        params: { grp: groupNumber },
      })
    : null;

interface DetailOfClaimProps extends Pick<ComponentProps<typeof ClaimDetail>, 'claim' | 'profile' | 'brand'> {
  /** The window of the list that it is in. */
  range: PayRange;
}

export default function DetailOfClaim({ range, ...props }: DetailOfClaimProps) {
  const { claim, profile } = props;
  return (
    <ClaimDetail
      {...props}
      dentalHref={dentalHref(claim)}
      statementFile={statementFile}
      pay={(figuresSay) => <WayToPay claim={claim} payer={profile} range={range} figuresSay={figuresSay} />}
    />
  );
}
