import { useInsertionEffect } from 'react';
import { showCount } from '../../../lib/count.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { DrawnIcon } from '../../../ui/drawn-icon.tsx';
import { ICONS } from '../../../ui/icons.ts';
import { FailedNote } from '../../../ui/panel-notes.tsx';
import styles from './spreadsheet.css?inline';
import type { SpreadsheetState } from './spreadsheet.store.ts';
import { t } from './spreadsheet.text.ts';

interface DownloadsProps {
  status: SpreadsheetState;
  count: number;
  compact: boolean;
  onSpreadsheet(): void;
  onCsv(): void;
}

export function Downloads({ status, count, compact, onSpreadsheet, onCsv }: DownloadsProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="downloads">
      <div className="downloads-ways">
        <button
          type="button"
          className="download"
          aria-disabled={status.state === 'busy'}
          onClick={onSpreadsheet}
        >
          <DrawnIcon path={ICONS.sheet} size={18} /> {t('spreadsheet')}
        </button>
        {compact ? null : (
          <>
            <button type="button" className="download" onClick={onCsv}>
              <DrawnIcon path={ICONS.file} size={18} /> {t('csv')}
            </button>
            <span className="downloads-about">{t('about', { count, shown: showCount(count) })}</span>
          </>
        )}
      </div>
      {status.state === 'failed' ? (
        <FailedNote text={t('failed')} reference={status.reference} onRetry={onSpreadsheet} />
      ) : null}
    </div>
  );
}
