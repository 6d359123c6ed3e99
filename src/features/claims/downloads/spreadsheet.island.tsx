/** The download links of a list of claims, kept in step with their store. Nothing is shown for an empty list. */
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
  /** How many claims are shown, on every page of the list. */
  count: number;
  /** How many the window has, filtered or not; as many as are shown unless told. */
  all?: number;
  /** Claims of the window that could not be read, and so are in no file; none unless told. */
  skipped?: number;
  /** Whether it is known what was paid from spending accounts. */
  isPaidKnown?: boolean;
  /** The claims themselves, asked for with the press: a list of them is made for nobody who does not want it. */
  claims(): readonly Claim[];
  phone: string;
  /** The spreadsheet alone, in one line. */
  compact?: boolean;
}

export function DownloadLinks(props: DownloadLinksProps) {
  const { count, all = count, skipped = 0, isPaidKnown = true, claims, phone, compact = false } = props;
  const range = useClaimSlot('range');
  const status = useStore($spreadsheet);
  useEffect(() => forgetSpreadsheet, []);
  // The file of the browser's making works while the line is down: what makes it is fetched ahead.
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
      phone={phone}
      compact={compact}
      onSpreadsheet={() => void saveSpreadsheet()}
      onCsv={() => void saveCsv()}
    />
  );
}
