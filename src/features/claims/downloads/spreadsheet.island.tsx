import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { failureOf } from '../../../lib/remote.ts';
import { announce } from '../../../ui/announce.ts';
import type { Claim } from '../claims.schema.ts';
import { useClaimSlot } from '../claim-slots.ts';
import { $spreadsheet, downloadSpreadsheet, forgetSpreadsheet, loadFiles } from './spreadsheet.store.ts';
import { t } from './spreadsheet.text.ts';
import { Downloads } from './spreadsheet.view.tsx';

interface DownloadLinksProps {
  /** On all pages. */
  count: number;
  /** Readable claims of the period, before filters. Default: `count`. */
  all?: number;
  /** Claims that could not be read. Default: 0. */
  skipped?: number;
  /** Payments from spending accounts are known. Default: true. */
  isPaidKnown?: boolean;
  /** Called on a click only: a list may have 10,000 claims. */
  claims(): readonly Claim[];
  compact?: boolean;
}

export function DownloadLinks(props: DownloadLinksProps) {
  const { count, all = count, skipped = 0, isPaidKnown = true, claims, compact = false } = props;
  const range = useClaimSlot('range');
  const status = useStore($spreadsheet);
  useEffect(() => forgetSpreadsheet, []);
  // Prefetched, so that the CSV file works offline.
  useEffect(() => {
    if (!compact) loadFiles().catch(failureOf);
  }, [compact]);
  const saveCsv = async () => {
    const saving = claims();
    const { saveClaims } = await loadFiles();
    announce(
      t('saved', { count: saving.length, name: saveClaims(saving, range, { all, skipped, isPaidKnown }) }),
    );
  };
  const saveSpreadsheet = async () => {
    const numbers = claims().map(({ number }) => number);
    if (await downloadSpreadsheet(numbers)) announce(t('ready', { count: numbers.length }));
  };
  if (count === 0) return null;
  return (
    <Downloads
      status={status}
      count={count}
      compact={compact}
      onSpreadsheet={() => void saveSpreadsheet()}
      onCsv={() => void saveCsv()}
    />
  );
}
