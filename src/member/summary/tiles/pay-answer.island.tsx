/** The button that pays the only claim with something left to pay. Loaded only if there is exactly one such claim. */
import type { ReactNode } from 'react';
import { isRefused } from '../../../features/claims/appeal/appeal.rules.ts';
import type { Claim } from '../../../features/claims/claims.schema.ts';
import { PayLabel } from '../../../features/pay-claim/pay-direction.view.tsx';
import { termsComeFirst } from '../../../features/spending/clients/spending-clients.rules.ts';
import type { DateSpan } from '../../../lib/date/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { payOffer } from '../../claim-detail/pay-offer.rules.ts';

interface PayAnswerProps {
  claim: Claim;
  profile: Profile;
  range: DateSpan;
  /** Shown instead of the button if the claim cannot be paid here. */
  seeClaims: ReactNode;
}

export default function PayAnswer({ claim, profile, range, seeClaims }: PayAnswerProps) {
  const offer = payOffer(claim, {
    ...profile,
    isSimulation: isSimulation(),
    hasOpenTerms: termsComeFirst(profile, claim.clientId),
  });
  // If the payee is not the provider, or a part was denied, the member must read the claim before paying.
  if (offer?.state !== 'pay' || claim.payee !== 'provider' || isRefused(claim)) return seeClaims;
  const open = async (): Promise<void> => {
    const opener = await import('./pay-from-summary.ts').catch(() => null);
    if (opener) await opener.payFromSummary(claim, range);
    else window.location.hash = ALL_CLAIMS;
  };
  return (
    <button type="button" className="button primary" onClick={() => void open()}>
      <PayLabel claim={claim} amount={offer.left} />
    </button>
  );
}
