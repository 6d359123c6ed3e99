/** Links to a plan's documents. A link is hidden if there is no document or the call failed (spec 001 §4, §8). */
import { Download } from 'lucide-react';
import { useId } from 'react';
import type { Remote } from '../../../lib/remote/remote.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { DocumentKind, Saving } from '../plan-documents.store.ts';
import { t } from './health-plans-list.text.ts';

type FileName = Remote<string | null>;

interface PlanDocumentsProps {
  booklet: FileName;
  summary: FileName;
  saving: Saving;
  onSave(kind: DocumentKind): void;
}

const ICON = <Download size={20} aria-hidden="true" />;

const isThere = (file: FileName): boolean => file.state === 'ready' && file.value !== null;

function Links({ booklet, summary, onSave }: Omit<PlanDocumentsProps, 'saving'>) {
  const { phone } = useBrandContact();
  const kinds = (['booklet', 'summary'] as const).filter((kind) => isThere({ booklet, summary }[kind]));
  if (kinds.length === 0)
    return (
      <p>
        <PhoneIn text={t('noDocuments', { phone })} />
      </p>
    );
  return (
    <ul className="plan-links">
      {kinds.map((kind) => (
        <li key={kind}>
          <button type="button" className="plan-link" onClick={() => onSave(kind)}>
            {ICON}
            <span>
              <span className="plan-link-name">{t(kind)}</span>
              <span className="plan-soft">{t(`${kind}More`)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Always rendered, so that screen readers announce changes. */
function SavingNote({ saving, onSave }: Pick<PlanDocumentsProps, 'saving' | 'onSave'>) {
  const { phone } = useBrandContact();
  return (
    <div role="status">
      {saving.state === 'saved' ? <p className="plan-soft">{t('saved')}</p> : null}
      {saving.state === 'failed' ? (
        <>
          <p className="plan-failed">{t('saveFailed', { phone, reference: saving.failure.reference })}</p>
          <button type="button" className="button" onClick={() => onSave(saving.kind)}>
            {t('retry')}
          </button>
        </>
      ) : null}
    </div>
  );
}

export function PlanDocuments({ booklet, summary, saving, onSave }: PlanDocumentsProps) {
  const id = useId();
  const isLoading = booklet.state === 'loading' || summary.state === 'loading';
  return (
    <section className="plan-part plan-documents" aria-labelledby={id} aria-busy={isLoading}>
      <h4 id={id}>{t('documents')}</h4>
      <div className="plan-links-room">
        {isLoading ? (
          <p className="visually-hidden" role="status">
            {t('documentsLoading')}
          </p>
        ) : (
          <Links booklet={booklet} summary={summary} onSave={onSave} />
        )}
      </div>
      <SavingNote saving={saving} onSave={onSave} />
    </section>
  );
}
