/**
 * The data-archive section, where a subscriber can save a copy of the statements (spec 001 §6,
 * decisions/messages#the-data-archive-copies-the-list).
 */
import { useStore } from '@nanostores/react';
import { Archive, FileSpreadsheet } from 'lucide-react';
import { Fragment, useInsertionEffect, useState } from 'react';
import { showCount } from '../../lib/text/count.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { spanOf } from '../../ui/filter/date-range.rules.ts';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import styles from './data-archive.css?inline';
import { archiveNotes } from './data-archive.rules.ts';
import { t } from './data-archive.text.ts';
import { statementList } from './statement-list.store.ts';

interface Note {
  texts: readonly string[];
  /** Reference code of a failure; '' if there is none. */
  reference: string;
}

/** Resolves to null if the module does not load. */
const loadFiles = () => import('./data-archive-files.ts').catch(() => null);

const HEADING_ID = 'data-archive-heading';

export function DataArchive() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const loaded = useStore(statementList.$loaded);
  const page = useStore(statementList.$page);
  const { phone } = useBrandContact();
  const [note, setNote] = useState<Note | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (loaded.state !== 'ready' || !page || page.total === 0) return null;
  const { total } = page;
  const range = spanOf(loaded.value.dateRange, loaded.value.day);
  const saveAll = async (): Promise<void> => {
    setNote(null);
    setBusy(true);
    const files = await loadFiles();
    const done = files
      ? await files.saveDocuments(statementList.shownRows(), range)
      : { saved: 0, failed: total, failure: null };
    setBusy(false);
    if (!done) return;
    setNote({ texts: archiveNotes({ ...done, total }, phone), reference: done.failure?.reference ?? '' });
  };
  const saveList = async (): Promise<void> => {
    const files = await loadFiles();
    files?.saveStatementList(statementList.shownRows(), range);
    setNote({ texts: [files ? t('savedList') : t('listFailed', { phone })], reference: '' });
  };
  return (
    <section className="panel data-archive" aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{t('heading')}</h2>
      <p>
        {t('about')} {t('listAbout')}
      </p>
      <p className="data-archive-actions">
        <button type="button" className="button" disabled={isBusy} onClick={() => void saveAll()}>
          <Archive aria-hidden="true" size={20} /> {t('saveAll', { count: total, shown: showCount(total) })}
        </button>
        <button type="button" className="button" onClick={() => void saveList()}>
          <FileSpreadsheet aria-hidden="true" size={20} /> {t('saveList')}
        </button>
      </p>
      <div role="status">
        {note ? (
          <p>
            {note.texts.map((text) => (
              <Fragment key={text}>
                <PhoneIn text={text} />{' '}
              </Fragment>
            ))}
            {note.reference ? (
              <span className="reference">{t('reference', { reference: note.reference })}</span>
            ) : null}
          </p>
        ) : null}
      </div>
    </section>
  );
}
