/** What opens under a claim's row, on the summary and in the list alike: its facts, and what can be done. */
import { useStore } from '@nanostores/react';
import type { BrandSlice } from '../brand/slice.ts';
import { eobGroupNumber } from '../features/claims/claims-context.rules.ts';
import type { Claim } from '../features/claims/claims.schema.ts';
import { showMoney } from '../lib/money.ts';
import { $profile } from '../session/profile.store.ts';
import { Facts } from '../ui/facts.tsx';
import { t } from './claims-and-payments.text.ts';

const PAY = '#/claims/claimsAndPayments/payClaim/select'; // spec 001 §2

interface OpenedClaimProps {
  claim: Claim;
  brand: BrandSlice;
}

export function OpenedClaim({ claim }: OpenedClaimProps) {
  const profile = useStore($profile);
  const group =
    profile.state === 'ready' ? eobGroupNumber(claim.idCardGroup, profile.value) : claim.idCardGroup;
  return (
    <div className="claim-open">
      <Facts
        facts={[
          { name: t('number'), value: claim.number },
          { name: t('group'), value: group },
        ]}
      />
      {claim.payable && claim.memberCost ? (
        <p className="claim-actions">
          <a className="button" href={PAY}>
            {t('pay', { amount: showMoney(claim.memberCost) })}
          </a>
        </p>
      ) : null}
    </div>
  );
}
