import { useEffect, useInsertionEffect, useState } from 'react';
import type { DateSpan } from '../../../lib/date/date.ts';
import { showCount } from '../../../lib/text/count.ts';
import type { Failure } from '../../../lib/remote/failure.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { announce } from '../../../ui/page/announce.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import type { Claim } from '../claims.schema.ts';
import styles from './download-links.css?inline';
import { t } from './download-links.text.ts';
import { SpreadsheetLink } from './spreadsheet.island.tsx';
import { loadFiles } from './spreadsheet.store.ts';

interface DownloadLinksProps {
  /** Number of claims on all pages of the list. */
  count: number;
  /** Number of well-formed claims in the period, before filters. */
  all: number;
  skipped: number;
  isPaidKnown: boolean;
  /** The first and last day of the period. */
  days: DateSpan;
  /** The claims to save. Called on click only, because a list may have 10,000 claims. */
  claims(): readonly Claim[];
}

export function DownloadLinks({ count, all, skipped, isPaidKnown, days, claims }: DownloadLinksProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  // Prefetches the code, so that the CSV file can be created offline.
  useEffect(() => void loadFiles().catch(failureOf), []);
  const [failure, setFailure] = useState<Failure | null>(null);
  const saveCsv = async () => {
    setFailure(null);
    const saving = claims();
    try {
      const { saveClaims } = await loadFiles();
      const name = saveClaims(saving, days, { all, skipped, isPaidKnown });
      announce(t('saved', { count: saving.length, name }));
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  if (count === 0) return null;
  return (
    <SpreadsheetLink
      claims={claims}
      note={
        failure ? (
          <FailedNote text={t('csvFailed')} reference={failure.reference} onRetry={() => void saveCsv()} />
        ) : null
      }
    >
      <button type="button" className="download" onClick={() => void saveCsv()}>
        <DrawnIcon path={ICONS.file} size={18} /> {t('csv')}
      </button>
      <span className="downloads-about">{t('about', { count, shown: showCount(count) })}</span>
    </SpreadsheetLink>
  );
}
