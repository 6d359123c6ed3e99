/** The download links of a list of claims, kept in step with their store. Nothing is shown for an empty list. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { BrandSlice } from '../../brand/slice.ts';
import { toCsv } from '../../lib/csv.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { Claim } from './claims.schema.ts';
import { claimRows, csvName, type ShownRange } from './spreadsheet.rules.ts';
import { $spreadsheet, downloadSpreadsheet, forgetSpreadsheet } from './spreadsheet.store.ts';
import { t } from './spreadsheet.text.ts';
import { Downloads } from './spreadsheet.view.tsx';

interface DownloadLinksProps {
  /** How many claims are shown, on every page of the list. */
  count: number;
  /** The claims themselves, asked for with the press: a list of them is made for nobody who does not want it. */
  claims(): readonly Claim[];
  range: ShownRange;
  brand: Pick<BrandSlice, 'phone'>;
  /** The spreadsheet alone, in one line. */
  compact?: boolean;
}

const CSV = 'text/csv;charset=utf-8';

export function DownloadLinks({ count, claims, range, brand, compact = false }: DownloadLinksProps) {
  const status = useStore($spreadsheet);
  const [saved, say] = useState({ text: '', of: '' });
  /** What was said of other claims no longer stands beside these. */
  const shown = `${count} ${range.from} ${range.to}`;
  useEffect(() => forgetSpreadsheet, []);
  const saveCsv = () => {
    const name = csvName(range);
    const saving = claims();
    saveFile(new Blob([toCsv(claimRows(saving))], { type: CSV }), name);
    say({ text: t('saved', { count: saving.length, name }), of: shown });
  };
  if (count === 0) return null;
  return (
    <Downloads
      status={status}
      count={count}
      phone={brand.phone}
      saved={saved.of === shown ? saved.text : ''}
      compact={compact}
      onSpreadsheet={() => void downloadSpreadsheet(claims().map(({ number }) => number))}
      onCsv={saveCsv}
    />
  );
}
