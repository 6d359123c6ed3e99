/** What a member may do with a claim: print it, save it, see the teeth it was about. */
import { FileDown, Printer } from 'lucide-react';
import { safeHref } from '../../../lib/go.ts';
import { DrawnIcon } from '../../../ui/drawn-icon.tsx';
import { t } from './claim-detail.text.ts';
import type { Saving } from './claim-detail.store.ts';
import { PaperButton } from './claim-documents.view.tsx';
import { CLAIM_ICONS } from '../claim-icons.ts';

interface ClaimKeepProps {
  saving: Saving;
  phone: string;
  /** Dental procedure history of the claim's group; null where the claim has nothing to do with it. */
  dentalHref: string | null;
  /** Null while there is nothing to print yet. */
  onPrint: (() => void) | null;
  /** A call of its own: the services need not be there. */
  onSave(): void;
  /** Asks again for the file that could not be had. */
  onRetry(): void;
}

/** How the last file that was asked for came out; the element is always there, so that screen readers announce it. */
const SavingNote = ({ saving, phone, onRetry }: Pick<ClaimKeepProps, 'saving' | 'phone' | 'onRetry'>) => (
  <div className="saving-note" role="status">
    {saving.state === 'saved' ? <p>{t('saved')}</p> : null}
    {saving.state === 'failed' ? (
      <>
        <p className="saving-failed">{t('saveFailed', { phone, reference: saving.failure.reference })}</p>
        <p>
          <button type="button" className="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      </>
    ) : null}
  </div>
);

function DentalLink({ address }: { address: string | null }) {
  const href = safeHref(address);
  return href === null ? null : (
    <li>
      <a className="paper-button" href={href}>
        <DrawnIcon path={CLAIM_ICONS.dental} />
        <span>{t('dental')}</span>
      </a>
    </li>
  );
}

export const ClaimKeep = ({ saving, phone, dentalHref, onPrint, onSave, onRetry }: ClaimKeepProps) => (
  <section className="claim-keep">
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
      <DentalLink address={dentalHref} />
    </ul>
    <SavingNote saving={saving} phone={phone} onRetry={onRetry} />
  </section>
);
