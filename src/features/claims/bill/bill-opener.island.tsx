/** The button below the claims list that loads and opens the bill check. */
import type { Claim } from '../claims.schema.ts';
import type { ReactNode } from 'react';
import { useOnDemand } from '../../../ui/page/use-on-demand.ts';
import { t } from './bill-opener.text.ts';

interface BillOpenerProps {
  /** Whether a payment for the claim was sent and has no outcome yet. */
  isUnsettled(claim: Claim): boolean;
  onShow(claim: Claim): void;
}

interface BillOpenerSlotProps extends BillOpenerProps {
  children?: ReactNode;
}

const loadBillMatch = () => import('./bill-match.island.tsx');

export function BillOpener({ children, ...props }: BillOpenerSlotProps) {
  const bill = useOnDemand<BillOpenerProps>(loadBillMatch);
  const isOpen = bill.state === 'open';
  return (
    <div className="bill-opener">
      <p className="bill-ways">
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          onPointerEnter={bill.prefetch}
          onClick={isOpen ? bill.close : bill.open}
        >
          {t(isOpen ? 'close' : 'open')}
        </button>
        {children}
      </p>
      {bill.state === 'failed' ? <p role="alert">{t('openFailed')}</p> : null}
      {bill.state === 'open' ? <bill.View {...props} /> : null}
    </div>
  );
}
