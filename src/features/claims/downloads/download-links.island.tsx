/** The spreadsheet and the CSV file of a list. */
import { useEffect, useInsertionEffect } from 'react';
import { showCount } from '../../../lib/text/count.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { announce } from '../../../ui/page/announce.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import type { Claim } from '../claims.schema.ts';
import { useClaimSlot } from '../claim-slots.ts';
import styles from './download-links.css?inline';
import { t } from './download-links.text.ts';
import { SpreadsheetLink } from './spreadsheet.island.tsx';
import { loadFiles } from './spreadsheet.store.ts';

interface DownloadLinksProps {
  /** On all pages. */
  count: number;
  /** Readable claims of the period, before filters. */
  all: number;
  /** Claims that could not be read. */
  skipped: number;
  /** Payments from spending accounts are known. */
  isPaidKnown: boolean;
  /** Called on a click only: a list may have 10,000 claims. */
  claims(): readonly Claim[];
}

export function DownloadLinks({ count, all, skipped, isPaidKnown, claims }: DownloadLinksProps) {
  const range = useClaimSlot('range');
  useInsertionEffect(() => adoptStyles(styles), []);
  // Prefetched, so that the CSV file works offline.
  useEffect(() => void loadFiles().catch(failureOf), []);
  const saveCsv = async () => {
    const saving = claims();
    const { saveClaims } = await loadFiles();
    announce(
      t('saved', { count: saving.length, name: saveClaims(saving, range, { all, skipped, isPaidKnown }) }),
    );
  };
  if (count === 0) return null;
  return (
    <SpreadsheetLink claims={claims}>
      <button type="button" className="download" onClick={() => void saveCsv()}>
        <DrawnIcon path={ICONS.file} size={18} /> {t('csv')}
      </button>
      <span className="downloads-about">{t('about', { count, shown: showCount(count) })}</span>
    </SpreadsheetLink>
  );
}
