import { useInsertionEffect, type ReactNode } from 'react';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import styles from './spreadsheet.css?inline';
import type { SpreadsheetState } from './spreadsheet.store.ts';
import { t } from './spreadsheet.text.ts';

interface DownloadsProps {
  status: SpreadsheetState;
  /** Other ways to take the claims along. */
  children?: ReactNode;
  onSpreadsheet(): void;
}

export function Downloads({ status, children, onSpreadsheet }: DownloadsProps) {
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
        {children}
      </div>
      {status.state === 'failed' ? (
        <FailedNote text={t('failed')} reference={status.reference} onRetry={onSpreadsheet} />
      ) : null}
    </div>
  );
}
