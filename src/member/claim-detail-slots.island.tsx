/** An open claim with what other features add: the file of its statement, the dental history, the way to pay. Loaded with the first row that opens. */
import type { ComponentProps } from 'react';
import ClaimDetail from '../features/claims/detail/claim-detail.island.tsx';
import type { StatementSource } from '../features/claims/detail/claim-detail.store.ts';
import type { PayRange } from '../features/pay-claim/payable.rules.ts';
import { statementFileQuery } from '../features/statements/statement-file.rules.ts';
import { fetchHealthStatements, fetchStatementFile } from '../features/statements/statement-file.service.ts';
import { dentalHref } from './dental-link.rules.ts';
import { WayToPay } from './pay-offer.island.tsx';

/** The member's health statements, each with its file. */
const statements: StatementSource = async (range, signal) =>
  (await fetchHealthStatements(range, signal)).flatMap((statement) => {
    const query = statementFileQuery(statement);
    const { eci, beginDate, endDate } = statement;
    return query
      ? [{ eci, beginDate, endDate, fetch: (stop: AbortSignal) => fetchStatementFile(query, stop) }]
      : [];
  });

interface DetailOfClaimProps extends Pick<ComponentProps<typeof ClaimDetail>, 'claim' | 'profile' | 'brand'> {
  /** The window of the list that it is in. */
  range: PayRange;
}

export default function DetailOfClaim({ range, ...props }: DetailOfClaimProps) {
  const { claim, profile } = props;
  return (
    <ClaimDetail
      {...props}
      dentalHref={dentalHref(claim, profile)}
      statements={statements}
      pay={(figuresSay) => <WayToPay claim={claim} payer={profile} range={range} figuresSay={figuresSay} />}
    />
  );
}
