/** A statement in the archive. Its document is shown below the row while it is open. */
import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import type { ArchivedStatement } from './statement-archive.rules.ts';
import type { StatementSaving } from './statement-document.store.ts';
import { statementTitle } from './statement-titles.rules.ts';
import { t } from './statements.text.ts';

interface StatementRowProps {
  statement: ArchivedStatement;
  saving: StatementSaving;
  /** Opens or closes the document; null if this device cannot show a PDF inside a page. */
  onView: (() => void) | null;
  onSave(): void;
  /** The open document; null if it is closed. */
  viewer: { id: string; content: ReactNode } | null;
}

const DOWN = <ChevronDown aria-hidden="true" size={20} />;
const DOWNLOAD = <Download aria-hidden="true" size={20} />;

/** Always rendered, so that screen readers announce changes. */
function SavingNote({
  statement,
  saving,
  onSave,
}: Pick<StatementRowProps, 'statement' | 'saving' | 'onSave'>) {
  const { phone } = useBrandContact();
  const isOwn = saving.state !== 'idle' && saving.documentId === statement.documentId;
  return (
    <div className="statement-saving" role="status">
      {isOwn && saving.state === 'saved' ? <p>{t('saved')}</p> : null}
      {isOwn && saving.state === 'failed' ? (
        <>
          <p className="statement-save-failed">
            <PhoneIn text={t('saveFailed', { phone })} />
          </p>
          <p>
            <button type="button" className="button" onClick={onSave}>
              {t('retry')}
            </button>{' '}
            <span className="reference">{t('reference', { reference: saving.failure.reference })}</span>
          </p>
        </>
      ) : null}
    </div>
  );
}

function Actions({ statement, onView, onSave, viewer }: Omit<StatementRowProps, 'saving'>) {
  const { phone } = useBrandContact();
  const { dependent, address } = statement;
  // The label names the person, because two people may have statements with the same title.
  const of = (
    <span className="visually-hidden">
      {' '}
      {statementTitle(statement)}
      {dependent ? t('ofPerson', { name: dependent }) : ''}
    </span>
  );
  if (!address)
    return (
      <p className="statement-closed">
        <PhoneIn text={t('closed', { phone })} />
      </p>
    );
  return (
    <p className="statement-actions">
      {onView ? (
        <button
          type="button"
          className="button statement-view"
          aria-expanded={viewer !== null}
          aria-controls={viewer?.id}
          onClick={onView}
        >
          {t('view')}
          {of} {DOWN}
        </button>
      ) : null}
      <button type="button" className="button" onClick={onSave}>
        {DOWNLOAD} {t('download')}
        {of}
      </button>
    </p>
  );
}

export function StatementRow(props: StatementRowProps) {
  const { statement, viewer } = props;
  const { dependent } = statement;
  return (
    <li className="statement" data-open={viewer !== null}>
      <div className="row statement-row">
        <div className="row-what">
          <h4 className="row-title">{statementTitle(statement)}</h4>
          {dependent ? <p className="row-more">{dependent}</p> : null}
        </div>
        <Actions {...props} />
      </div>
      <SavingNote {...props} />
      {viewer?.content}
    </li>
  );
}
