import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode, useInsertionEffect } from 'react';
import type { Claim } from '../claims.schema.ts';
import {
  $spreadsheet,
  downloadSpreadsheet,
  forgetSpreadsheet,
  type SpreadsheetState,
} from './spreadsheet.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import styles from './spreadsheet.css?inline';
import { t } from './spreadsheet.text.ts';

interface DownloadsProps {
  status: SpreadsheetState;
  children?: ReactNode;
  note?: ReactNode;
  onSpreadsheet(): void;
}

function Downloads({ status, children, note, onSpreadsheet }: DownloadsProps) {
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
      {note}
    </div>
  );
}

interface SpreadsheetLinkProps {
  /** The claims to save. Called on click only, because a list may have 10,000 claims. */
  claims(): readonly Claim[];
  /** Other ways to download. */
  children?: ReactNode;
  /** The error of one of the downloads in `children`. */
  note?: ReactNode;
}

export function SpreadsheetLink({ claims, children, note }: SpreadsheetLinkProps) {
  const status = useStore($spreadsheet);
  useEffect(() => forgetSpreadsheet, []);
  return (
    <Downloads
      status={status}
      note={note}
      onSpreadsheet={() => void downloadSpreadsheet(claims().map(({ number }) => number))}
    >
      {children}
    </Downloads>
  );
}
