import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { FileDown, Printer } from 'lucide-react';
import { safeHref } from '../../../lib/navigation/navigation.ts';
import { passFocusOn } from '../../../ui/page/focus.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { t } from './claim-detail.text.ts';
import type { Saving } from './claim-detail.store.ts';
import { PaperButton } from './claim-documents.view.tsx';
import { PLAN_ICONS } from '../plan-icons.ts';
import { useClaimSlot } from '../claim-slots.ts';
import type { Claim } from '../claims.schema.ts';

interface ClaimActionsProps {
  claim: Claim;
  saving: Saving;
  onPrint: (() => void) | null;
  /** Saves the claim as a file. This works even if the claim's service lines failed to load. */
  onSave(): void;
  onRetry(): void;
}

/** The status of saving. Always rendered, so that screen readers announce changes. */
function SavingNote({ saving, onRetry }: Pick<ClaimActionsProps, 'saving' | 'onRetry'>) {
  const { phone } = useBrandContact();
  return (
    <div className="saving-note" role="status">
      {saving.state === 'saved' ? <p>{t('saved')}</p> : null}
      {saving.state === 'failed' ? (
        <>
          <p className="saving-failed">{t('saveFailed', { phone, reference: saving.failure.reference })}</p>
          <p>
            <button type="button" className="button" ref={passFocusOn} onClick={onRetry}>
              {t('retry')}
            </button>
          </p>
        </>
      ) : null}
    </div>
  );
}

function DentalLink({ claim }: Pick<ClaimActionsProps, 'claim'>) {
  const href = safeHref(useClaimSlot('dentalHref')(claim));
  return href === null ? null : (
    <li>
      <a className="paper-button" href={href}>
        <DrawnIcon path={PLAN_ICONS.dental} />
        <span>{t('dental')}</span>
      </a>
    </li>
  );
}

export const ClaimActions = ({ claim, saving, onPrint, onSave, onRetry }: ClaimActionsProps) => (
  <section>
    <h4>{t('keep')}</h4>
    <ul className="papers">
      {onPrint ? (
        <li>
          <PaperButton icon={<Printer size={20} aria-hidden="true" />} onPress={onPrint}>
            {t('print')}
          </PaperButton>
        </li>
      ) : null}
      <li>
        <PaperButton icon={<FileDown size={20} aria-hidden="true" />} onPress={onSave}>
          {t('saveDetail')}
        </PaperButton>
      </li>
      <DentalLink claim={claim} />
    </ul>
    <SavingNote saving={saving} onRetry={onRetry} />
  </section>
);
