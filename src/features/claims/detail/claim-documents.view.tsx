/** The documents of a claim. They are buttons that fetch a file, because a link could not send the bearer token. */
import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { showLongDate } from '../../../lib/date/date.ts';
import type { LenientList } from '../../../lib/http/lenient-list.schema.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { passFocusOn } from '../../../ui/page/focus.ts';
import { SkippedNote } from '../../../ui/page/panel-notes.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { t } from './claim-detail.text.ts';
import type { ClaimDocument } from '../downloads/claim-documents.schema.ts';
import type { ClaimStatement } from './claim-detail.store.ts';

interface ClaimDocumentsProps {
  settled: boolean;
  documents: Remote<LenientList<ClaimDocument>>;
  /** The patient's statement. Contains null if there is none yet or the patient is unknown. */
  statement: Remote<ClaimStatement | null>;
  onRetry(): void;
  onSave(document: ClaimDocument): void;
  onSaveStatement(statement: ClaimStatement): void;
}

export const PaperButton = ({
  icon,
  onPress,
  children,
}: {
  icon: ReactNode;
  onPress(): void;
  children: ReactNode;
}) => (
  <button type="button" className="paper-button" onClick={onPress}>
    {icon}
    <span>{children}</span>
  </button>
);

const DocumentItem = ({
  document,
  onSave,
}: { document: ClaimDocument } & Pick<ClaimDocumentsProps, 'onSave'>) => (
  <li>
    <PaperButton icon={<Download size={20} aria-hidden="true" />} onPress={() => onSave(document)}>
      {t(`kind.${document.kind}`)}{' '}
      <span className="paper-more">{t('documentDate', { date: showLongDate(document.date) })}</span>
    </PaperButton>
  </li>
);

const StatementItem = ({ statement, onSave }: { statement: ClaimStatement; onSave(): void }) => (
  <li>
    <PaperButton icon={<Download size={20} aria-hidden="true" />} onPress={onSave}>
      {t('statement', {
        begin: showLongDate(statement.beginDate),
        end: showLongDate(statement.endDate),
      })}
    </PaperButton>
  </li>
);

const hasNone = (documents: ClaimDocumentsProps['documents']): boolean =>
  documents.state === 'ready' && documents.value.items.length + documents.value.skipped === 0;

/** A failure hides the links (spec 001 §4, §8), but must not look like a claim without documents. */
function OwnDocuments({ documents, statement, onRetry, onSave }: ClaimDocumentsProps) {
  const { phone } = useBrandContact();
  const isEmpty = hasNone(documents);
  return (
    <RemoteView
      value={isEmpty && statement.state !== 'ready' ? statement : documents}
      onRetry={onRetry}
      loading={
        <p className="paper-loading skeleton" role="status">
          <span className="visually-hidden">{t('documentsLoading')}</span>
          <span className="bone" />
        </p>
      }
      failed={({ reference }) => (
        <p>
          {t('documentsFailed')}{' '}
          <button type="button" className="link-button" ref={passFocusOn} onClick={onRetry}>
            {t('retry')}
          </button>{' '}
          <span className="reference">{t('reference', { reference })}</span>
        </p>
      )}
    >
      {({ items, skipped }) => (
        <>
          {items.length > 0 ? (
            <ul className="papers">
              {items.map((document) => (
                <DocumentItem key={document.fileName} document={document} onSave={onSave} />
              ))}
            </ul>
          ) : null}
          {isEmpty && statement.state === 'ready' && !statement.value ? <p>{t('noDocuments')}</p> : null}
          {skipped > 0 ? <SkippedNote text={t('documentsSkipped', { count: skipped, phone })} /> : null}
        </>
      )}
    </RemoteView>
  );
}

/** The section with the claim's documents and the patient's statement, which load and fail separately. */
function Face(props: ClaimDocumentsProps) {
  const { settled, statement, onSaveStatement } = props;
  if (!settled) return <p>{t('documentsLater')}</p>;
  const shown = statement.state === 'ready' ? statement.value : null;
  return (
    <>
      <OwnDocuments {...props} />
      {shown ? (
        <ul className="papers">
          <StatementItem statement={shown} onSave={() => onSaveStatement(shown)} />
        </ul>
      ) : null}
    </>
  );
}

export function ClaimDocuments(props: ClaimDocumentsProps) {
  const id = useId();
  const { documents, statement, settled } = props;
  const isLoading = documents.state === 'loading' || (hasNone(documents) && statement.state === 'loading');
  return (
    <div role="group" className="claim-documents" aria-labelledby={id} aria-busy={settled && isLoading}>
      <h4 id={id}>{t('documents')}</h4>
      <Face {...props} />
    </div>
  );
}
