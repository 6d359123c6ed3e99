/** What opens under a claim's row, on the summary and in the list alike: its facts, and what can be done. */
import { useStore } from '@nanostores/react';
import type { BrandSlice } from '../brand/slice.ts';
import { eobGroupNumber } from '../features/claims/claims-context.rules.ts';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { PayRange } from '../features/pay-claim/pay-claim.rules.ts';
import { showMoney } from '../lib/money.ts';
import { $profile } from '../session/profile.store.ts';
import { Facts } from '../ui/facts.tsx';
import { t } from './claims-and-payments.text.ts';

/** The steps of paying are loaded with the press: most claims are never paid here. */
async function pay(claim: Claim, range: PayRange): Promise<void> {
  const { openPayClaim } = await import('./pay-claim.ts');
  openPayClaim(claim, range);
}

interface OpenedClaimProps {
  claim: Claim;
  brand: BrandSlice;
  /** The window of the list that it is in. */
  range: PayRange;
}

export function OpenedClaim({ claim, range }: OpenedClaimProps) {
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
          <button type="button" className="button" onClick={() => void pay(claim, range)}>
            {t('pay', { amount: showMoney(claim.memberCost) })}
          </button>
        </p>
      ) : null}
    </div>
  );
}
