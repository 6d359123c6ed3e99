/** A claim's detail, with the slots that other features fill. Loaded when the first row opens. */
import { useMemo, type ComponentProps } from 'react';
import { FillClaimSlots } from '../features/claims/claim-slots.ts';
import type { Claim } from '../features/claims/claims.schema.ts';
import ClaimDetail from '../features/claims/detail/claim-detail.island.tsx';
import type { StatementSource } from '../features/claims/detail/claim-detail.store.ts';
import { statementFileQuery } from '../features/statements/statement-file.rules.ts';
import { fetchHealthStatements, fetchStatementFile } from '../features/statements/statement-file.service.ts';
import { dentalHref } from './dental-link.rules.ts';
import { PayOffer } from './pay-offer.island.tsx';

const statements: StatementSource = async (range, signal) =>
  (await fetchHealthStatements(range, signal)).flatMap((statement) => {
    const query = statementFileQuery(statement);
    const { eci, beginDate, endDate } = statement;
    return query
      ? [{ eci, beginDate, endDate, fetch: (stop: AbortSignal) => fetchStatementFile(query, stop) }]
      : [];
  });

export default function ClaimDetailSlots({ claim, profile }: ComponentProps<typeof ClaimDetail>) {
  const slots = useMemo(
    () => ({
      statements,
      dentalHref: (of: Claim) => dentalHref(of, profile),
      payOffer: (of: Claim, figuresTotal: number | null) => (
        <PayOffer claim={of} payer={profile} figuresTotal={figuresTotal} />
      ),
    }),
    [profile],
  );
  return (
    <FillClaimSlots slots={slots}>
      <ClaimDetail claim={claim} profile={profile} />
    </FillClaimSlots>
  );
}
