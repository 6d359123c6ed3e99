/** The button below the claims list that opens the bill check, whose code loads then. */
import type { Claim } from '../claims.schema.ts';
import { useOnDemand } from '../../../ui/use-on-demand.ts';
import { t } from './bill-opener.text.ts';

interface BillOpenerProps {
  timeZone: string;
  onShow(claim: Claim): void;
}

const loadBillMatch = () => import('./bill-match.island.tsx');

export function BillOpener(props: BillOpenerProps) {
  const bill = useOnDemand<BillOpenerProps>(loadBillMatch);
  const isOpen = bill.state === 'open';
  return (
    <div className="bill-opener">
      <p>
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          onPointerEnter={bill.prefetch}
          onClick={isOpen ? bill.close : bill.open}
        >
          {t(isOpen ? 'close' : 'open')}
        </button>
      </p>
      {bill.state === 'failed' ? <p role="alert">{t('openFailed')}</p> : null}
      {bill.state === 'open' ? <bill.View {...props} /> : null}
    </div>
  );
}
