/** Renders a claim's detail, with components of other features in its slots. Loads when the member opens the first claim. */
import { useMemo, type ComponentProps } from 'react';
import { FillClaimSlots } from '../../features/claims/claim-slots.ts';
import type { Claim } from '../../features/claims/claims.schema.ts';
import ClaimDetail from '../../features/claims/detail/claim-detail.island.tsx';
import { PaidMark } from '../../features/claims/detail/paid-mark.island.tsx';
import type { StatementSource } from '../../features/claims/detail/claim-detail.store.ts';
import { patientStatement, statementFileName } from '../../features/statements/statement-file.rules.ts';
import { fetchHealthStatements, fetchStatement } from '../../features/statements/statements.service.ts';
import { dentalHref } from '../navigation/dental-link.rules.ts';
import { PayOffer } from './pay-offer.island.tsx';

const statements: StatementSource = async ({ ecId, serviceDate, today }, signal) => {
  const range = { from: serviceDate, to: today > serviceDate ? today : serviceDate };
  const match = patientStatement(await fetchHealthStatements(range, signal), { ecId, serviceDate });
  if (!match) return null;
  const { statement, address } = match;
  return {
    beginDate: statement.beginDate,
    endDate: statement.endDate,
    fileName: statementFileName(statement),
    fetch: (stop) => fetchStatement(address, stop),
  };
};

export default function ClaimDetailSlots({ claim, profile }: ComponentProps<typeof ClaimDetail>) {
  const slots = useMemo(
    () => ({
      statements,
      dentalHref: (of: Claim) => dentalHref(of, profile),
      payOffer: (of: Claim, figuresTotal: number | null) => (
        <>
          <PayOffer claim={of} payer={profile} figuresTotal={figuresTotal} />
          <PaidMark claim={of} />
        </>
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
