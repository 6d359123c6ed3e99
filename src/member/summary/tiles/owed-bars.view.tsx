/** The amount owed for each claim, as bars on one scale. Hidden from screen readers, because the list below has the same figures. */
import { t as claims } from '../../../features/claims/claims.text.ts';
import type { Claim } from '../../../features/claims/claims.schema.ts';
import { leftOf } from '../../../features/claims/owed.rules.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { PersonMark } from '../../../ui/page/person-mark.tsx';
import { fullName } from '../../../profile/coverage/family.rules.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';

const FULL = 100;

export function OwedBars({ owed }: { owed: readonly Claim[] }) {
  const most = Math.max(...owed.map(leftOf));
  if (owed.length < 2 || most <= 0) return null;
  return (
    <ul className="owed-bars" aria-hidden="true">
      {owed
        .toSorted((a, b) => leftOf(b) - leftOf(a))
        .map((claim) => (
          <li key={claimKey(claim)}>
            <PersonMark name={fullName({ ...claim.patient, middleName: '' })} />
            <span>{claim.provider || claims('noProvider')}</span>
            <span className="owed-bar-amount">{showMoney(leftOf(claim))}</span>
            <svg viewBox={`0 0 ${FULL} 1`} preserveAspectRatio="none">
              <rect width={(FULL * leftOf(claim)) / most} height="1" />
            </svg>
          </li>
        ))}
    </ul>
  );
}
