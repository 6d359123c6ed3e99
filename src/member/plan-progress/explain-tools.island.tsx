/** Buttons that load and open a ledger or an estimate (decisions/plans#the-ledger-of-an-accumulator). */
import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { t } from '../../features/plan-progress/explain/explain-tools.text.ts';
import type { AccumulatorRow, PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';

const ROWS = 2;
const Ledger = lazy(() => import('./plan-ledger.island.tsx'));
const PlannedCare = lazy(() => import('./planned-care.island.tsx'));

/** Shows an error instead of a tool that throws or fails to load. The rest of the panel stays. */
class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">{t('unloaded')}</p> : this.props.children;
  }
}

interface OpenedProps {
  label: string;
  /** Label of the button while the tool is open. Default: `label`. */
  closeLabel?: string;
  children: ReactNode;
}

function Opened({ label, closeLabel = label, children }: OpenedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="explain-tool">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? closeLabel : label}
      </button>
      {isOpen ? (
        <PartBoundary>
          <Suspense fallback={<SkeletonRows rows={ROWS} label={t('loading')} />}>{children}</Suspense>
        </PartBoundary>
      ) : null}
    </div>
  );
}

export const LedgerTool = (props: { plan: PanelPlan; row: AccumulatorRow }) => (
  <Opened label={t('openLedger')}>
    <Ledger {...props} />
  </Opened>
);

export const WhatIfTool = ({ plan }: { plan: PanelPlan }) => (
  <Opened label={t('openWhatIf')} closeLabel={t('closeWhatIf')}>
    <PlannedCare plan={plan} />
  </Opened>
);
