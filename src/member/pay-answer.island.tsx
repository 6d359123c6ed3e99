/** The button that pays the one claim that is left, if it can be paid here; loaded for such a member. */
import type { ReactNode } from 'react';
import type { Claim } from '../features/claims/claims.schema.ts';
import type { DateSpan } from '../lib/date.ts';
import { showMoney } from '../lib/money.ts';
import type { Profile } from '../profile/profile.rules.ts';
import { isSimulation } from '../session/simulation/is-simulation.ts';
import { payOffer } from './pay-offer.rules.ts';
import { t } from './pay-offer.text.ts';

interface PayAnswerProps {
  claim: Claim;
  profile: Profile;
  range: DateSpan;
  /** Instead of the button, if it cannot be paid here. */
  seeClaims: ReactNode;
}

export default function PayAnswer({ claim, profile, range, seeClaims }: PayAnswerProps) {
  const offer = payOffer(claim, { ...profile, isSimulation: isSimulation() });
  if (offer?.state !== 'pay') return seeClaims;
  const open = async () => (await import('./pay-from-summary.ts')).payFromSummary(claim, range);
  return (
    <button type="button" className="button primary" onClick={() => void open()}>
      {t('pay', { amount: showMoney(offer.left) })}
    </button>
  );
}
